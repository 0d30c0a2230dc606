import { expect, test } from '../fixtures.ts'
import { expectAccessible } from './expectAccessible.ts'

test.describe('everybody can use the premises step', { tag: '@narrow' }, () => {
  test('empty, with errors, and with both addresses', async ({
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
    await expect(premises.problems).toBeVisible()
    await expectAccessible(page, 'with errors')
    await premises.give({ address: values.address('premises.flat') })
    await premises.typeMailingAddress(values.address('premises.elsewhere'))
    await expectAccessible(page, 'filled in')
    for (const topic of ['Residential security deposit', 'Documents for personal']) {
      await page.getByRole('button', { name: topic }).click()
      await expect(premises.dialog).toBeVisible()
      await expectAccessible(page, topic)
      await premises.answerDialog('Close')
    }
  })

  test('with an address that is not known', async ({ apply: { landing, premises }, page, values }) => {
    await landing.startAtHome()
    await premises.give({ address: values.address('premises.invalid') })
    await premises.next()
    await expect(premises.dialog).toBeVisible()
    await expectAccessible(page, 'invalid premises')
  })

  test('with an address that is not found', async ({ apply: { landing, premises }, page, values }) => {
    await landing.startAtHome()
    await premises.typeUnknownAddressThrice(values.address('premises.not-found'))
    await expect(premises.dialog).toBeVisible()
    await expectAccessible(page, 'not found')
    await premises.answerDialog('Continue')
    await premises.next()
    await expect(premises.problems).toBeVisible()
    await expectAccessible(page, 'to be described, with errors')
  })
})
