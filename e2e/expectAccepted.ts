import { expect } from '@playwright/test'
import type { Application } from './application.ts'
import type { AcceptedApplication } from './acceptedApplication.ts'
import type { World } from './world.ts'

/** The expected content of the accepted application. A property that is left out is expected to be empty. */
interface Expected extends Partial<
  Pick<AcceptedApplication, 'documents' | 'signatures' | 'signedForms' | 'payments'>
> {
  /** Expected fields of the body; it may have others. */
  readonly submitted: Readonly<Record<string, unknown>>
}

const nothing = { documents: [], signatures: 0, signedForms: 0, payments: [] }

/** Expects the thank-you page with the Application ID under which the service stored these answers. */
export const expectAccepted = async ({ thankYou }: Application, world: World, expected: Expected) => {
  await expect(thankYou.heading).toBeVisible()
  const appId = await thankYou.applicationId.textContent()
  expect(await world.acceptedApplication()).toMatchObject({ ...nothing, ...expected, appId })
  await expectConfirmed(world, appId ?? '')
}

/** Expects one e-mail that confirms the application, with its receipt and its appointment. */
const expectConfirmed = async (world: World, appId: string) => {
  await expect.poll(() => world.confirmations()).toHaveLength(1)
  const [confirmation] = await world.confirmations()
  expect(confirmation?.subject).toContain(appId)
  const [receipt, calendar, ...others] = confirmation?.files ?? []
  expect(others).toEqual([])
  expect(receipt).toMatchObject({ name: `${appId}.pdf`, text: expect.stringMatching(/^%PDF-1\.7[^]*%%EOF/) })
  expect(calendar?.name).toBe(`${appId}.ics`)
  expect(calendar?.text.replaceAll('\r\n ', '')).toMatch(
    new RegExp(
      `^BEGIN:VCALENDAR\\r\\n[^]*\\r\\nUID:${appId}@open-account\\r\\n[^]*\\r\\nEND:VCALENDAR\\r\\n$`,
    ),
  )
}

/** Expects no e-mail that confirms an application, because none is submitted yet. */
export const expectNoConfirmation = async (world: World) => {
  expect(await world.confirmations()).toEqual([])
}
