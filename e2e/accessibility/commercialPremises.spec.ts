import { expect, test } from '../fixtures.ts'
import { expectAccessible } from './expectAccessible.ts'

test.describe('commercial premises step', { tag: '@narrow' }, () => {
  test.beforeEach(async ({ world, apply }) => {
    await world.turnOnFlag('oa-high-tension')
    await apply.landing.startWith('Commercial Premises', 'Company Name')
  })

  test('the commercial premises step is accessible empty, with errors, and filled in', async ({
    apply: { commercialPremises: premises },
    page,
    values,
  }) => {
    await expect(premises.heading).toBeVisible()
    await expectAccessible(page, 'empty')
    await premises.service('Electricity').check()
    await premises.usage('Temporary').check()
    await premises.hawkerStall.fill('01?42')
    await premises.next()
    await expect(premises.errorSummary).toBeVisible()
    await expectAccessible(page, 'with errors')
    await premises.hawkerStall.fill('01-42')
    await premises.fillInShop(values.address('premises.high-tension'), 'Temporary')
    await expect(premises.contestableNotice).toBeVisible()
    await expectAccessible(page, 'filled in, with a tension that stays')
    await premises.service('Gas').check()
    await expect(premises.usage('Temporary')).toBeDisabled()
    await expectAccessible(page, 'with a usage that cannot be chosen')
  })

  test('the commercial premises step is accessible with centralised cooling', async ({
    apply: { commercialPremises: premises },
    page,
    values,
  }) => {
    await premises.typeAddress(values.address('premises.chilled-water'))
    await expect(premises.cooling).toBeVisible()
    await expectAccessible(page, 'cooling')
  })
})
