import { expect, test } from '../fixtures.ts'
import { expectAccessible } from './expectAccessible.ts'

test.describe('premises step', { tag: '@narrow' }, () => {
  test('the premises step is accessible empty, with errors, with both addresses and refused', async ({
    apply: { landing, premises },
    page,
    values,
  }) => {
    await landing.startAtHome()
    await expect(premises.heading).toBeVisible()
    await expectAccessible(page, 'empty')
    await premises.sameAddress.uncheck()
    await premises.field('Floor', premises.premisesAddress).fill('7')
    await expectAccessible(page, 'floor without unit')
    await premises.field('Floor', premises.premisesAddress).clear()
    await premises.next()
    await expect(premises.errorSummary).toBeVisible()
    await expectAccessible(page, 'with errors')
    await premises.fillIn({ address: values.address('premises.flat') })
    await premises.typeMailingAddress(values.address('premises.elsewhere'))
    await expectAccessible(page, 'filled in')
    for (const topic of ['Residential security deposit', 'Documents for personal']) {
      await page.getByRole('button', { name: topic }).click()
      await expect(premises.dialog).toBeVisible()
      await expectAccessible(page, topic)
      await premises.answerDialog('Close')
    }
    // The street of the address before is there until the page has seen the change.
    await premises.field('Postal Code', premises.premisesAddress).clear()
    await expect(premises.addressFound).toBeHidden()
    await premises.typeAddress(values.address('premises.invalid'))
    await premises.next()
    await expect(premises.dialog).toBeVisible()
    await expectAccessible(page, 'invalid premises')
  })

  test('the premises step is accessible after failed look-ups', async ({
    apply: { landing, premises },
    page,
    values,
  }) => {
    await landing.startAtHome()
    await premises.typeUnknownAddressThrice(values.address('premises.not-found'))
    await expect(premises.dialog).toBeVisible()
    await expectAccessible(page, 'not found')
    await premises.answerDialog('Continue')
    await premises.next()
    await expect(premises.errorSummary).toBeVisible()
    await expectAccessible(page, 'to be described, with errors')
  })
})
