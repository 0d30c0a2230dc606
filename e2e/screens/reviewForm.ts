import { expect, type Locator } from '@playwright/test'
import { Uploads } from './uploads.ts'
import { Utilities } from './utilities.ts'

/** A review or confirmation with date, deposit, documents and signature on the same page. */
export class ReviewForm extends Utilities {
  get proceedButton() {
    return this.page.getByRole('button', { name: 'Proceed to Payment' })
  }
  /** The dialog with the form to print or sign. */
  get preview() {
    return this.dialogCalled(/^(Review and (Sign|Print)|Preview and Print)$/)
  }
  get signingDialog() {
    return this.dialogCalled('Please sign within the box area')
  }
  get signatureBox() {
    return this.signingDialog.locator('canvas')
  }
  get signature() {
    return this.signingDialog.getByRole('figure', { name: 'Your signature' })
  }
  get signedNotice() {
    return this.page.getByText(/^Signed on /)
  }
  get deposit() {
    return this.part('Security deposit calculation')
  }
  override get uploads() {
    return new Uploads(this.page, async picker => {
      const documents = this.part('Documents')
      await picker.or(documents).first().waitFor()
      if ((await picker.isVisible()) || (await documents.count()) === 0) return
      await this.openPart('Documents')
    })
  }
  get agree() {
    return this.page.getByRole('checkbox', { name: 'I agree to the Terms and Conditions' })
  }
  /** A part of the review that folds. */
  part(title: string): Locator {
    return this.page.locator('details').and(this.page.getByRole('group', { name: title }))
  }
  /** The titles of the open parts. */
  get openParts(): Locator {
    return this.page.locator('main details[open] > summary h2')
  }
  changeLink(title: string): Locator {
    return this.page.getByRole('link', { name: `Change ${title}` })
  }
  formButton(label: 'Review and Sign' | 'Review and Print' | 'Preview and Print') {
    return this.page.getByRole('button', { name: label, exact: true })
  }

  /** Follows a link of what is still needed: its field is in view, with the focus. */
  async followNeed(text: string, field: Locator) {
    await this.stillNeeded.getByRole('link', { name: text, exact: true }).click()
    await expect(field).toBeFocused()
    await expect(field).toBeInViewport()
  }

  /** Opens a part by its heading, unless it is open. */
  async openPart(title: string) {
    const part = this.part(title)
    await part.waitFor()
    if ((await part.getAttribute('open')) === null) await part.getByRole('heading', { name: title }).click()
  }

  /** Chooses the first appointment after the deposit is calculated, because its rows move the content below. */
  override async chooseFirstAppointment() {
    await expect(this.page.getByText('Calculating the security deposit')).toBeHidden()
    await this.openPart('Services and turn-on date')
    await super.chooseFirstAppointment()
  }

  /** Opens the form and continues to the signature. */
  async startSigning() {
    await this.openPart('Application form')
    await this.formButton('Review and Sign').click()
    await this.preview.getByRole('button', { name: 'Sign', exact: true }).click()
    await this.signatureBox.waitFor()
  }

  /** Draws a wave across this part of the signature box, from 0 (left) to 1 (right). */
  async drawStroke(from: number, to: number) {
    const area = await this.signatureBox.boundingBox()
    if (area === null) throw new Error('The signature box is not visible')
    const at = (part: number): [x: number, y: number] => [
      area.x + area.width * part,
      area.y + area.height * (0.5 + 0.2 * Math.sin(part * 25)),
    ]
    await this.page.mouse.move(...at(from))
    await this.page.mouse.down()
    await this.page.mouse.move(...at(to), { steps: 25 })
    await this.page.mouse.up()
  }

  /** The number of dark pixels for each thousand pixels of the signature box. */
  async measureInk(): Promise<number> {
    return this.signatureBox.evaluate(element => {
      if (!(element instanceof HTMLCanvasElement)) throw new Error('The signature box is not a canvas')
      const { width, height } = element
      const pixels = element.getContext('2d')?.getImageData(0, 0, width, height).data ?? []
      let dark = 0
      for (let at = 0; at < pixels.length; at += 4) if ((pixels[at] ?? 255) < 128) dark += 1
      return (dark * 1000) / (width * height)
    })
  }

  async sign() {
    await this.startSigning()
    await this.drawStroke(0.2, 0.8)
    await this.saveSignature()
  }

  async saveSignature() {
    await this.signingDialog.getByRole('button', { name: 'Save' }).click()
    await this.signedNotice.waitFor()
  }

  /** Opens the form, presses Print and closes the form. No browser prints in a test. */
  async print() {
    await this.openPart('Application form')
    await this.formButton('Review and Print').click()
    await this.preview.getByRole('button', { name: 'Print', exact: true }).click()
    await this.answerDialog('Close')
  }

  async proceed() {
    await this.proceedButton.click()
  }

  async submit() {
    await this.agree.check()
    await this.page.getByRole('button', { name: 'Submit', exact: true }).click()
    await this.dialogCalled('Do you want to submit your application?')
      .getByRole('button', { name: 'Confirm' })
      .click()
  }
}
