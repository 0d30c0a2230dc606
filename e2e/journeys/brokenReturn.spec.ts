import { expect, test } from '../fixtures.ts'
import { person } from '../people.ts'

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

test('a person whose return from Myinfo is broken loses no answer and can try again', async ({
  apply: { landing, premises, particulars, consentPage },
  page,
  values,
  world,
}) => {
  const typed = person({ nric: values.of('customer.new') })
  for (const broken of ['state', 'missing'] as const)
    await world.control.faults.add({
      params: world.params,
      body: { operation: 'identity.*', effect: { kind: 'identity_callback', broken } },
    })
  await landing.startAtHome()
  await premises.fillIn({ address: values.address('premises.flat') })
  await premises.next()
  await particulars.enterManually()
  await particulars.type(typed)
  await page.getByRole('button', { name: 'Use Myinfo instead' }).click()
  await particulars.answerDialog('I want to use Myinfo')

  /** The page of Myinfo shows that the browser has left, so that the message is that of its return. */
  const returnAs = async (persona: RegExp) => {
    await expect(consentPage.heading).toBeVisible()
    await consentPage.choose(persona)
  }
  const expectBroken = async () => {
    await expect(particulars.myinfoFailure).toContainText('An error has occured while using Myinfo.')
    await expect(particulars.field('Name')).toHaveValue(typed.name)
    await expect(particulars.field('NRIC / FIN')).toHaveValue(typed.nric)
    await expect(particulars.field('Email')).toHaveValue(typed.email)
    await expect(page.getByText('From Myinfo')).toBeHidden()
  }
  for (const _ of ['state', 'missing']) {
    await returnAs(/Priya Nair/)
    await expectBroken()
    await particulars.myinfoFailure.getByRole('button', { name: 'Try again' }).click()
  }
  await consentPage.breakReturn('replay')
  await returnAs(/Priya Nair/)
  await expectBroken()
  await particulars.myinfoFailure.getByRole('button', { name: 'Try again' }).click()

  await returnAs(/Tan Ah Kow/)
  await expect(particulars.myinfoBanner).toBeVisible()
  await expect(particulars.lockedValue('S9012345I')).toBeVisible()
})
