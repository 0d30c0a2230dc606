import { expect, test } from '../fixtures.ts'
import { company } from '../screens/companyParticulars.ts'

test('a tension that is not served removes electricity from an application with other services', async ({
  apply,
  values,
  page,
  world,
}) => {
  const { landing, premises, companyParticulars: particulars } = apply
  await world.turnOnFlag('oa-high-tension')
  await landing.startWith('Commercial Premises', 'Company Name')
  await premises.fillInFactory(values.address('premises.high-tension'), ['Electricity', 'Water'])
  await premises.next()
  await particulars.fillIn(company({ uen: values.of('tension.not-served') }))
  await particulars.next()
  await particulars.answerDialog('Continue')
  await expect(page).toHaveURL(/\/commercial\/company\/review$/)

  await particulars.steps.getByRole('link', { name: 'Premises' }).click()
  await expect(premises.service('Electricity')).not.toBeChecked()
  await expect(premises.service('Water')).toBeChecked()
})
