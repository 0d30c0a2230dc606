import type { Application } from '../application.ts'
import { expect, test } from '../fixtures.ts'
import { company } from '../screens/companyParticulars.ts'
import type { Values } from '../values.ts'

/** Opens the particulars of a company at a factory with high tension and these services. */
const openParticulars = async (
  { landing, premises }: Application,
  values: Values,
  services: readonly ('Electricity' | 'Water')[],
) => {
  await landing.startWith('Commercial Premises', 'Company Name')
  await premises.fillInFactory(values.address('premises.high-tension'), services)
  await premises.next()
}

test.describe('tension check', () => {
  test.beforeEach(async ({ world }) => {
    await world.turnOnFlag('oa-high-tension')
  })

  test('a management corporation continues with high tension', async ({ apply, values, page }) => {
    await openParticulars(apply, values, ['Electricity', 'Water'])
    await apply.companyParticulars.fillIn(company({ uen: values.of('tension.served') }))
    await apply.companyParticulars.next()

    await expect(page).toHaveURL(/\/commercial\/company\/review$/)
  })

  test('a tension that is not served ends an application for electricity only', async ({ apply, values }) => {
    const { companyParticulars: particulars, landing } = apply
    await openParticulars(apply, values, ['Electricity'])
    await particulars.fillIn(company({ uen: values.of('tension.not-served') }))
    await particulars.next()

    await expect(particulars.dialog.getByRole('button')).toHaveText(['Go back to open account screen'])
    await particulars.answerDialog('Go back to open account screen')
    await expect(landing.heading).toHaveText('To Open Utilities Account')
  })

  test('a tension that is not served removes electricity from an application with other services', async ({
    apply,
    values,
    page,
  }) => {
    const { companyParticulars: particulars, premises } = apply
    await openParticulars(apply, values, ['Electricity', 'Water'])
    await particulars.fillIn(company({ uen: values.of('tension.not-served') }))
    await particulars.next()
    await particulars.answerDialog('Continue')
    await expect(page).toHaveURL(/\/commercial\/company\/review$/)

    await particulars.steps.getByRole('link', { name: 'Premises' }).click()
    await expect(premises.service('Electricity')).not.toBeChecked()
    await expect(premises.service('Water')).toBeChecked()
  })
})
