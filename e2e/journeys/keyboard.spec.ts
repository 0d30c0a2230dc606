import { pdf, picture } from '../files.ts'
import { expect, test } from '../fixtures.ts'
import { Keyboard } from '../keyboard.ts'
import { person } from '../people.ts'
import { Kiosk } from '../screens/kiosk.ts'
import { KioskPanel } from '../screens/kioskPanel.ts'
import { KioskPayment } from '../screens/kioskPayment.ts'
import { nricBack, nricFront } from '../screens/particulars.ts'
import { PhonePage } from '../screens/phonePage.ts'
import type { Premises } from '../screens/premises.ts'
import type { Address } from '../values.ts'

const phone = { width: 390, height: 844 }
const laptop = { width: 1280, height: 720 }

/** Types the address, from the postal code that has the focus, and answers as the owner. */
const answerPremises = async (keyboard: Keyboard, premises: Premises, address: Address, use: string) => {
  const field = (label: string) => premises.field(label, premises.premisesAddress)
  await premises.page.keyboard.type(address.postalCode)
  await keyboard.type(field('House / Block No.'), address.block)
  await keyboard.type(field('Floor'), address.floor)
  await keyboard.type(field('Unit'), address.unit)
  await expect(premises.addressFound).toBeVisible()
  await keyboard.press(premises.page.getByRole('radio', { name: 'Owner' }), 'Space')
  await keyboard.type(premises.field('Use Of Premises'), use)
}

// By day one size of each journey, at night both.
for (const { device, viewport, resident, company: signer } of [
  { device: 'phone', viewport: phone, resident: '', company: ' @night' },
  { device: 'laptop', viewport: laptop, resident: ' @night', company: '' },
])
  test.describe(`keyboard of a ${device}`, () => {
    test.use({ viewport })

    test(`a resident opens an account with only the keyboard${resident}`, async ({
      apply,
      values,
      page,
      world,
    }) => {
      const keyboard = new Keyboard(page)
      const { landing, premises, particulars, utilities, review } = apply
      const address = values.address('premises.flat')

      await test.step('landing page', async () => {
        await landing.open()
        await keyboard.press(landing.choice('Residential Premises'), 'Space')
        await keyboard.press(landing.choice('Personal Name'), 'Space')
        await expect(landing.startButton).toBeEnabled()
        await keyboard.press(landing.startButton, 'Enter')
      })

      await test.step('premises', async () => {
        await keyboard.expectFocusOn(premises.heading)
        await keyboard.press(premises.nextButton, 'Enter')
        await keyboard.expectFocusOn(premises.errorSummary)
        await keyboard.press(premises.errorSummary.getByRole('link').last(), 'Enter')
        await keyboard.expectFocusOn(premises.field('Use Of Premises'))
        await keyboard.goBackTo(premises.field('Postal Code', premises.premisesAddress))
        await answerPremises(keyboard, premises, address, 'HDB 3')
        await keyboard.press(premises.nextButton, 'Enter')
      })

      await test.step('personal information, with a wrong date', async () => {
        await keyboard.expectFocusOn(particulars.heading)
        await keyboard.press(page.getByRole('button', { name: 'Enter Details Manually here' }), 'Enter')
        await keyboard.expectFocusOn(particulars.heading)
        await keyboard.moveTo(particulars.salutation('mr'))
        await page.keyboard.press('ArrowDown')
        await expect(particulars.salutation('mrs')).toBeChecked()
        await keyboard.type(particulars.field('Name'), 'Siti Aminah')
        await keyboard.type(particulars.field('NRIC / FIN'), values.of('customer.new'))
        await keyboard.type(particulars.field('Date of Issue'), '12.4.2015')
        await keyboard.type(particulars.field('Date of Birth'), '31-2-1985')
        await keyboard.moveTo(page.getByRole('radio', { name: 'Chinese' }))
        await page.keyboard.press('ArrowDown')
        await expect(page.getByRole('radio', { name: 'Indian' })).toBeChecked()
        await keyboard.chooseFile(particulars.uploads.picker(nricFront), picture('front.png'))
        await expect(particulars.uploads.row(nricFront)).toContainText('Uploaded')
        await keyboard.chooseFile(particulars.uploads.picker(nricBack), picture('back.png'))
        await expect(particulars.uploads.row(nricBack)).toContainText('Uploaded')
        await keyboard.type(particulars.field('Email'), 'siti@example.com')
        await keyboard.type(particulars.field('Mobile Number'), '91234567')
        await keyboard.press(particulars.nextButton, 'Enter')
        await keyboard.expectFocusOn(particulars.errorSummary)
        await keyboard.press(particulars.errorSummary.getByRole('link'), 'Enter')
        await keyboard.expectFocusOn(particulars.field('Date of Birth'))
        await page.keyboard.press('Control+a')
        await page.keyboard.type('27-3-1985')
        await keyboard.press(particulars.nextButton, 'Enter')
      })

      await test.step('utilities, with a date from the calendar and an OTP', async () => {
        await keyboard.expectFocusOn(utilities.heading)
        if (viewport === phone) await keyboard.press(page.getByText('Another date'), 'Enter')
        await keyboard.moveTo(page.getByRole('grid').getByRole('button', { name: 'Monday, 1 March 2027' }))
        await page.keyboard.press('ArrowRight')
        await page.keyboard.press('ArrowRight')
        await page.keyboard.press('Enter')
        if (viewport === laptop) await expect(utilities.turnOnDate).toHaveValue('03/03/2027')
        await keyboard.expectFocusOn(utilities.nextAvailable.filter({ hasText: 'Wed 03 Mar' }))
        await keyboard.press(utilities.timeslots.first(), 'Space')
        await keyboard.moveTo(utilities.paperBill)
        await page.keyboard.press('ArrowUp')
        await expect(utilities.emailBill).toBeChecked()
        await keyboard.press(page.getByRole('button', { name: 'Request OTP' }), 'Enter')
        await keyboard.expectFocusOn(utilities.oneTimePassword)
        await page.keyboard.type(await world.oneTimePassword('siti@example.com'))
        await expect(page.getByText('Email address verified')).toBeInViewport()
        await keyboard.press(utilities.nextButton, 'Enter')
      })

      await test.step('review, with the terms', async () => {
        await keyboard.expectFocusOn(review.heading)
        const terms = page.getByRole('button', { name: 'Terms and Conditions' })
        await keyboard.press(terms, 'Enter')
        await keyboard.moveTo(review.dialog.getByRole('button', { name: 'Close' }))
        await page.keyboard.press('Escape')
        await keyboard.expectFocusOn(terms)
        await keyboard.press(review.agree, 'Space')
        await keyboard.press(review.submitButton, 'Enter')
        await keyboard.press(review.dialog.getByRole('button', { name: 'Confirm' }), 'Enter')
      })

      await keyboard.expectFocusOn(apply.thankYou.heading)
      await expect(apply.thankYou.appointment).toContainText('Wed, 03 Mar 2027')
    })

    test(`a company signs, uploads and pays for a shop with only the keyboard${signer}`, async ({
      apply,
      values,
      page,
    }) => {
      const keyboard = new Keyboard(page)
      const { landing, commercialPremises: premises, companyParticulars: company, reviewForm: review } = apply
      const { payment } = apply
      const address = values.address('premises.shophouse')

      await test.step('landing page, with the arrow keys', async () => {
        await landing.open()
        await keyboard.moveTo(landing.choice('Residential Premises'))
        await page.keyboard.press('ArrowDown')
        await expect(landing.choice('Commercial Premises')).toBeChecked()
        await keyboard.moveTo(landing.choice('Personal Name'))
        await page.keyboard.press('ArrowDown')
        await expect(landing.choice('Company Name')).toBeChecked()
        await keyboard.press(landing.startButton, 'Enter')
      })

      await test.step('premises', async () => {
        await keyboard.expectFocusOn(premises.heading)
        await keyboard.moveTo(premises.field('Postal Code', premises.premisesAddress))
        await answerPremises(keyboard, premises, address, 'Shop')
        await keyboard.press(premises.usage('Permanent'), 'Space')
        await keyboard.press(premises.nextButton, 'Enter')
      })

      await test.step('company information', async () => {
        await keyboard.expectFocusOn(company.heading)
        await keyboard.press(page.getByRole('button', { name: 'Enter Details Manually here' }), 'Enter')
        await keyboard.press(company.dialog.getByRole('button', { name: 'OK' }), 'Enter')
        await keyboard.type(company.uen, values.of('company.live'))
        await expect(company.registeredName).toBeVisible()
        await keyboard.type(company.field('Representative Name'), 'Tan Ah Kow')
        await keyboard.type(company.field('Designation'), 'Director')
        await keyboard.type(company.field('Email'), 'office@example.com')
        await keyboard.type(company.field('Mobile Number'), '91234567')
        await keyboard.press(company.nextButton, 'Enter')
      })

      await test.step('review, signed by typing the name', async () => {
        await keyboard.expectFocusOn(review.heading)
        await keyboard.type(review.field('Type of Premises'), 'HDB shop')
        await keyboard.press(review.nextAvailable.first(), 'Enter')
        await keyboard.press(review.timeslots.first(), 'Space')
        await keyboard.press(review.formButton('Review and Sign'), 'Enter')
        await keyboard.press(review.preview.getByRole('button', { name: 'Sign', exact: true }), 'Enter')
        await keyboard.moveTo(review.signingDialog.getByRole('radio', { name: 'Draw' }))
        await page.keyboard.press('ArrowDown')
        await keyboard.type(review.signingDialog.getByRole('textbox', { name: 'Your name' }), 'Tan Ah Kow')
        await keyboard.press(review.signingDialog.getByRole('button', { name: 'Save' }), 'Enter')
        await expect(review.signedNotice).toBeVisible()
        await keyboard.expectFocusOn(review.formButton('Review and Sign'))
        await keyboard.press(review.nextButton, 'Enter')
      })

      await test.step('documents', async () => {
        await keyboard.expectFocusOn(review.heading)
        for (const document of ['Company Registry Extract (BizFile)', 'Proof of Occupancy of Premises']) {
          await keyboard.chooseFile(review.uploads.picker(document), pdf('document.pdf'))
          await expect(review.uploads.row(document)).toContainText('Uploaded')
        }
        await keyboard.press(review.proceedButton, 'Enter')
      })

      await test.step('payment, also on the page of the gateway', async () => {
        await keyboard.expectFocusOn(payment.heading)
        await keyboard.press(payment.agree, 'Space')
        await keyboard.press(payment.payButton, 'Enter')
        await keyboard.press(payment.leavingDialog.getByRole('button', { name: 'Continue' }), 'Enter')
        await keyboard.type(apply.gatewayPage.card, values.of('payment.success'))
        await page.keyboard.press('Enter')
      })

      await keyboard.expectFocusOn(apply.thankYou.heading)
    })
  })

test.describe('keyboard at a kiosk', () => {
  test.use({ viewport: { width: 1080, height: 1920 } })

  test('a shopkeeper at a kiosk uploads by phone and pays at the terminal with only keyboards', async ({
    apply,
    browser,
    page,
    values,
  }) => {
    const keyboard = new Keyboard(page)
    const { reviewForm: review, payment } = apply
    const panel = new KioskPanel(page)
    await new Kiosk(page).openWithTerminal()
    await apply.resumeAtReview('commercial/personal', {
      address: values.address('premises.shophouse'),
      applicant: person({ nric: values.of('customer.new') }),
      atKiosk: true,
    })

    await test.step('review', async () => {
      await keyboard.expectFocusOn(review.heading)
      const skip = page.getByRole('link', { name: 'Skip to main content' })
      await keyboard.moveTo(skip)
      await skip.click({ trial: true })
      await keyboard.type(review.field('Type of Premises'), 'HDB shop')
      await keyboard.press(review.nextAvailable.first(), 'Enter')
      await keyboard.press(review.timeslots.first(), 'Space')
    })

    await test.step('phone', async () => {
      const phone = await PhonePage.open(browser, await panel.readLink())
      const phoneKeyboard = new Keyboard(phone.page)
      for (const document of [nricFront, nricBack, 'Proof of Occupancy of Premises']) {
        await expect(phone.heading).toHaveText(document)
        await phoneKeyboard.chooseFile(phone.page.getByLabel(/^Choose a file: /), pdf('document.pdf'))
        await expect(panel.row(document)).toContainText('document.pdf')
      }
      await phoneKeyboard.press(phone.button('Done'), 'Enter')
      await expect(panel.phoneDone).toBeVisible()
      expect(phone.errors).toEqual([])
      await phone.close()
    })

    await test.step('terms and payment', async () => {
      await keyboard.press(review.proceedButton, 'Enter')
      await keyboard.expectFocusOn(payment.heading)
      const terms = page.getByRole('button', { name: 'Terms and Conditions' })
      await keyboard.press(terms, 'Enter')
      await keyboard.press(payment.dialog.getByRole('button', { name: 'Close' }), 'Enter')
      await keyboard.expectFocusOn(terms)
      await keyboard.press(payment.agree, 'Space')
      await keyboard.press(payment.payButton, 'Enter')
      const kiosk = new KioskPayment(page)
      await kiosk.waitUntilOpen()
      await keyboard.press(kiosk.payButton, 'Enter')
      await keyboard.type(kiosk.terminal.card, values.of('payment.success'))
      await page.keyboard.press('Enter')
    })

    await keyboard.expectFocusOn(apply.thankYou.heading)
  })
})

test('a dialog traps the focus, closes with Escape and returns the focus', async ({ apply, page }) => {
  const keyboard = new Keyboard(page)
  await apply.landing.open()
  await keyboard.press(apply.landing.topic('Deposit and charges'), 'Enter')
  const opener = page.getByRole('button', { name: 'Waterborne tax' })
  await keyboard.press(opener, 'Enter')
  const dialog = page.getByRole('dialog', { name: 'Waterborne tax' })
  await keyboard.expectFocusOn(dialog.getByRole('heading', { name: 'Waterborne tax' }))
  await keyboard.moveTo(dialog.getByRole('button', { name: 'Close' }))
  await page.keyboard.press('Escape')

  await expect(dialog).toBeHidden()
  await keyboard.expectFocusOn(opener)
})
