import { expectAccepted } from '../expectAccepted.ts'
import { expect, test } from '../fixtures.ts'
import { person } from '../people.ts'

/** The time between two keys of a slow typist, longer than the delay before a look-up. Milliseconds. */
const delay = 650

test('a slow typist meets no dialog in the middle of the address', async ({ apply, page, values, world }) => {
  const { premises, particulars } = apply
  const { postalCode, block, floor, unit } = values.address('premises.flat')
  const field = (label: string) => premises.field(label, premises.premisesAddress)
  await apply.landing.startAtHome()

  await field('Postal Code').pressSequentially(postalCode, { delay })
  // Each of its beginnings, '1' and '14', is looked up and not found.
  await field('House / Block No.').pressSequentially(block, { delay })
  await expect(premises.addressFound).toBeInViewport()
  await expect(field('House / Block No.')).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.type(`#${floor}-${unit}`)
  await page.keyboard.press('Tab')
  await expect(field('Unit')).toBeFocused()
  await expect(field('Floor')).toHaveValue(floor)
  await expect(field('Unit')).toHaveValue(unit)
  await expect(premises.addressFound).toBeInViewport()
  await expect(premises.dialog).toBeHidden()

  await premises.chooseOccupancyAndUse()
  await premises.next()
  await expect(particulars.heading).toBeFocused()
  await particulars.fillIn(person({ nric: values.of('customer.new') }))
  await particulars.next()
  await apply.utilities.chooseFirstAppointment()
  await apply.utilities.next()
  await expect(apply.review.heading).toBeFocused()
  await apply.review.submit()

  await expectAccepted(apply, world, {
    submitted: {
      nanl: false,
      premise_address: { postal_code: postalCode, block, floor, unit, street: 'LORONG 2 TOA PAYOH' },
    },
    documents: ['nric_back', 'nric_front'],
  })
})
