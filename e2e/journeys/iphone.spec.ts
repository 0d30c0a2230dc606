import { expectAccepted } from '../expectAccepted.ts'
import { expect, test } from '../fixtures.ts'
import { person } from '../people.ts'

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

test('an applicant with an iPhone types its apostrophe in the name and dates without a slash', async ({
  apply,
  values,
  world,
}) => {
  const { particulars, utilities } = apply
  await apply.landing.startAtHome()
  await apply.premises.fillIn({ address: values.address('premises.flat') })
  await apply.premises.next()

  await expect(particulars.heading).toBeFocused()
  await particulars.enterManually()
  const particularsOfSean = person({
    nric: values.of('customer.new'),
    name: 'Sean O’Brien',
    issued: '',
    born: '',
    email: 'Sean@Example.com',
  })
  await particulars.type(particularsOfSean)
  await expect(particulars.field('Name')).toHaveAccessibleDescription(
    'As printed on your NRIC or FIN, in English letters',
  )
  await particulars.field('Date of Issue').pressSequentially('12042015')
  await particulars.field('Date of Birth').pressSequentially('27031985')
  await expect(particulars.field('Date of Birth')).toHaveValue('27/03/1985')
  await expect(particulars.field('Date of Birth')).toBeFocused()
  await expect(particulars.field('Date of Birth')).toBeInViewport()
  await particulars.uploadNric()
  await expect(particulars.field('Name')).toHaveValue("Sean O'Brien")
  await particulars.next()

  await expect(utilities.heading).toBeFocused()
  await utilities.chooseFirstAppointment()
  await utilities.next()
  await apply.review.submit()

  await expectAccepted(apply, world, {
    submitted: {
      name: "Sean O'Brien",
      nric_issue_yyyymmdd: '20150412',
      birth_date_yyyymmdd: '19850327',
      email: 'Sean@example.com',
    },
    documents: ['nric_back', 'nric_front'],
  })
})
