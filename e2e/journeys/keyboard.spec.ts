import { picture } from '../files.ts'
import { expect, test } from '../fixtures.ts'
import { Keyboard } from '../keyboard.ts'
import { nricBack, nricFront } from '../screens/particulars.ts'

test('a resident opens an account with the keyboard alone', async ({ apply, values, page }) => {
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
    const field = (label: string) => premises.field(label, premises.premisesAddress)
    await expect(premises.heading).toBeFocused()
    await keyboard.type(field('Postal Code'), address.postalCode)
    await keyboard.type(field('House / Block No.'), address.block)
    await keyboard.type(field('Floor'), address.floor)
    await keyboard.type(field('Unit'), address.unit)
    await expect(premises.addressFound).toBeVisible()
    await keyboard.press(page.getByRole('radio', { name: 'Owner' }), 'Space')
    await keyboard.type(premises.field('Use Of Premises'), 'HDB 3')
    await keyboard.press(premises.nextButton, 'Enter')
  })

  await test.step('personal information', async () => {
    await expect(particulars.heading).toBeFocused()
    await keyboard.press(page.getByRole('button', { name: 'Enter Details Manually here' }), 'Enter')
    await expect(particulars.heading).toBeFocused()
    await keyboard.type(particulars.field('Salutation'), 'Mdm')
    await keyboard.type(particulars.field('Name'), 'Siti Aminah')
    await keyboard.type(particulars.field('NRIC / FIN'), values.of('customer.new'))
    await keyboard.type(particulars.field('Date of Issue'), '12.4.2015')
    await keyboard.type(particulars.field('Date of Birth'), '27-3-1985')
    await keyboard.reach(page.getByRole('radio', { name: 'Chinese' }))
    await page.keyboard.press('ArrowDown')
    await expect(page.getByRole('radio', { name: 'Indian' })).toBeChecked()
    await keyboard.pick(particulars.uploads.picker(nricFront), picture('front.png'))
    await expect(particulars.uploads.row(nricFront)).toContainText('Uploaded')
    await keyboard.pick(particulars.uploads.picker(nricBack), picture('back.png'))
    await expect(particulars.uploads.row(nricBack)).toContainText('Uploaded')
    await keyboard.type(particulars.field('Email'), 'siti@example.com')
    await keyboard.type(particulars.field('Mobile Number'), '91234567')
    await keyboard.press(particulars.nextButton, 'Enter')
  })

  await test.step('utilities, with a date out of the calendar', async () => {
    await expect(utilities.heading).toBeFocused()
    await keyboard.reach(page.getByRole('grid').getByRole('button', { name: 'Monday, 1 March 2027' }))
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('Enter')
    await expect(utilities.turnOnDate).toHaveValue('03/03/2027')
    await keyboard.press(utilities.timeslots.first(), 'Space')
    await keyboard.press(utilities.nextButton, 'Enter')
  })

  await test.step('review', async () => {
    await expect(review.heading).toBeFocused()
    await keyboard.press(review.agree, 'Space')
    await keyboard.press(review.submitButton, 'Enter')
    await keyboard.press(review.dialog.getByRole('button', { name: 'Confirm' }), 'Enter')
  })

  await expect(apply.thankYou.heading).toBeFocused()
  await expect(apply.thankYou.appointment).toContainText('Wed, 03 Mar 2027')
})

test('a dialog keeps the focus, closes with Escape, and gives the focus back', async ({ apply, page }) => {
  const keyboard = new Keyboard(page)
  await apply.landing.open()
  const opener = page.getByRole('button', { name: 'Waterborne tax' })
  await keyboard.press(opener, 'Enter')
  const dialog = page.getByRole('dialog', { name: 'Waterborne tax' })
  await expect(dialog.getByRole('heading', { name: 'Waterborne tax' })).toBeFocused()
  await keyboard.reach(dialog.getByRole('button', { name: 'Close' }))
  await page.keyboard.press('Escape')

  await expect(dialog).toBeHidden()
  await expect(opener).toBeFocused()
})
