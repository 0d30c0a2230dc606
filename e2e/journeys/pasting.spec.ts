import type { Locator } from '@playwright/test'
import { expectAccepted } from '../expectAccepted.ts'
import { expect, test } from '../fixtures.ts'

test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

/** Pastes a text into a field from the clipboard. */
const paste = async (field: Locator, text: string) => {
  await field.focus()
  await field.evaluate((_, copied) => navigator.clipboard.writeText(copied), text)
  await field.press('ControlOrMeta+V')
}

test("an applicant pastes every value as letters and contacts write it, with spaces and '+65'", async ({
  apply,
  values,
  world,
}) => {
  const { premises, particulars, utilities } = apply
  const { postalCode, block, floor, unit } = values.address('premises.flat')
  const nric = values.of('customer.new')
  const address = (label: string) => premises.field(label, premises.premisesAddress)
  await apply.landing.startAtHome()
  await paste(address('Postal Code'), `Singapore ${postalCode.slice(0, 3)} ${postalCode.slice(3)}`)
  await paste(address('House / Block No.'), `Blk ${block}`)
  await paste(address('Unit'), `#${floor}-${unit}`)
  await expect(premises.addressFound).toBeInViewport()
  await premises.chooseOccupancyAndUse()
  await expect(address('Floor')).toHaveValue(floor)
  await premises.next()

  await expect(particulars.heading).toBeFocused()
  await particulars.enterManually()
  await particulars.salutation('mr').check()
  await paste(particulars.field('Name'), '  Tan  Ah Kow ')
  await paste(particulars.field('NRIC / FIN'), nric.toLowerCase().replace(/^(.)(.{7})/, '$1 $2 '))
  await paste(particulars.field('Date of Issue'), '2015-04-12')
  await paste(particulars.field('Date of Birth'), '27 Mar 1985')
  await particulars.page.getByRole('radio', { name: 'Chinese' }).check()
  await paste(particulars.field('Email'), ' ah.kow@EXAMPLE.com, ')
  await paste(particulars.field('Mobile Number'), '+65 9123 4567')
  await paste(particulars.field('Alternate Contact Number (optional)'), '(65) 8765-4321')
  await particulars.uploadNric()
  await expect(particulars.field('Mobile Number')).toHaveValue('91234567')
  await expect(particulars.field('Date of Birth')).toHaveValue('27/03/1985')
  await particulars.next()

  await expect(utilities.heading).toBeFocused()
  await utilities.chooseFirstAppointment()
  await utilities.emailBill.check()
  await utilities.requestOneTimePassword()
  const password = await world.oneTimePassword('ah.kow@example.com')
  await paste(utilities.oneTimePassword, ` ${password.slice(0, 3)} ${password.slice(3)} `)
  await expect(utilities.page.getByText('Email address verified')).toBeInViewport()
  await utilities.next()
  await apply.review.submit()

  await expectAccepted(apply, world, {
    submitted: {
      premise_address: { postal_code: postalCode, block, floor, unit },
      name: 'Tan Ah Kow',
      nric,
      nric_issue_yyyymmdd: '20150412',
      birth_date_yyyymmdd: '19850327',
      email: 'ah.kow@example.com',
      mobile_number: '91234567',
      other_contact: '87654321',
      ebill: true,
    },
    documents: ['nric_back', 'nric_front'],
  })
})
