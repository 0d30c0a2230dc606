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
}
