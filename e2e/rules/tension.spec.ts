import type { Application } from '../application.ts'
import { expect, test } from '../fixtures.ts'
import { company } from '../screens/companyParticulars.ts'
import type { Values } from '../values.ts'

/** A company at a factory with high tension that wants these services. */
const comeToParticulars = async (
  { landing, premises }: Application,
  values: Values,
  wanted: readonly ('Electricity' | 'Water')[],
) => {
  await landing.startWith('Commercial Premises', 'Company Name')
  await premises.giveFactory(values.address('premises.high-tension'), wanted)
  await premises.next()
}

test.describe('high tension at commercial premises', () => {
  test.beforeEach(async ({ world }) => {
    await world.raiseFlag('oa-high-tension')
  })

  test('of a management corporation is served', async ({ apply, values, page }) => {
    await comeToParticulars(apply, values, ['Electricity', 'Water'])
    await apply.companyParticulars.give(company({ uen: values.of('tension.served') }))
    await apply.companyParticulars.next()

    await expect(page).toHaveURL(/\/commercial\/company\/review$/)
  })

  test('that is not served ends an application for electricity alone', async ({ apply, values }) => {
    const { companyParticulars: particulars, landing } = apply
    await comeToParticulars(apply, values, ['Electricity'])
    await particulars.give(company({ uen: values.of('tension.not-served') }))
    await particulars.next()

    await expect(particulars.dialog.getByRole('button')).toHaveText(['Go back to open account screen'])
    await particulars.answerDialog('Go back to open account screen')
    await expect(landing.heading).toHaveText('To Open Utilities Account')
  })

  test('that is not served lets an application for other services continue without electricity', async ({
    apply,
    values,
    page,
  }) => {
    const { companyParticulars: particulars, premises } = apply
    await comeToParticulars(apply, values, ['Electricity', 'Water'])
    await particulars.give(company({ uen: values.of('tension.not-served') }))
    await particulars.next()
    await particulars.answerDialog('Continue')
    await expect(page).toHaveURL(/\/commercial\/company\/review$/)

    await particulars.steps.getByRole('link', { name: 'Premises' }).click()
    await expect(premises.service('Electricity')).not.toBeChecked()
    await expect(premises.service('Water')).toBeChecked()
  })
})
