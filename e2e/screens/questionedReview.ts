import { expect, type Locator } from '@playwright/test'
import { Utilities } from './utilities.ts'

/** A review that asks for date, deposit, documents and signature itself. */
export class QuestionedReview extends Utilities {
  get proceedButton() {
    return this.page.getByRole('button', { name: 'Proceed to Payment' })
  }
  /** The form as it will be printed or signed. */
  get preview() {
    return this.dialogCalled(/^(Review and (Sign|Print)|Preview and Print)$/)
  }
  get signingDialog() {
    return this.dialogCalled('Please sign within the box area')
  }
  get box() {
    return this.signingDialog.locator('canvas')
  }
  get signature() {
    return this.signingDialog.getByRole('figure', { name: 'Your signature' })
  }
  get signed() {
    return this.page.getByText(/^Signed on /)
  }
  get deposit() {
    return this.page.getByRole('group', { name: 'Security deposit calculation' })
  }
  get agree() {
    return this.page.getByRole('checkbox', { name: 'I agree to the Terms and Conditions' })
  }
  section(title: string): Locator {
    return this.page.getByRole('region', { name: title })
  }
  control(words: 'Review and Sign' | 'Review and Print' | 'Preview and Print') {
    return this.page.getByRole('button', { name: words, exact: true })
  }

  /** The same once the deposit is calculated, whose rows move what stands below them. */
  override async chooseFirstAppointment() {
    await expect(this.page.getByText('Calculating the security deposit')).toBeHidden()
    await super.chooseFirstAppointment()
  }

  /** Reads the form and goes on to sign it. */
  async startSigning() {
    await this.control('Review and Sign').click()
    await this.preview.getByRole('button', { name: 'Sign', exact: true }).click()
    await this.box.waitFor()
  }

  /** Draws a wave over this part of the box, from 0 at its left to 1 at its right. */
  async drawStroke(from: number, to: number) {
    const area = await this.box.boundingBox()
    if (area === null) throw new Error('There is no box to sign in')
    const at = (part: number): [x: number, y: number] => [
      area.x + area.width * part,
      area.y + area.height * (0.5 + 0.2 * Math.sin(part * 25)),
    ]
    await this.page.mouse.move(...at(from))
    await this.page.mouse.down()
    await this.page.mouse.move(...at(to), { steps: 25 })
    await this.page.mouse.up()
  }

  /** How much of the box is ink, of a thousand pixels. */
  async ink(): Promise<number> {
    return this.box.evaluate(element => {
      if (!(element instanceof HTMLCanvasElement)) throw new Error('The box is no canvas')
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
    await this.signed.waitFor()
  }

  /** Reads the form and prints it, which no browser does in a test. */
  async print() {
    await this.control('Review and Print').click()
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
