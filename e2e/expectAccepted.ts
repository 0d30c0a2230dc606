import { expect } from '@playwright/test'
import type { Application } from './application.ts'
import type { KeptApplication } from './keptApplication.ts'
import type { World } from './world.ts'

/** What an application must be kept with; what is left out, it must not have. */
interface Expected extends Partial<
  Pick<KeptApplication, 'documents' | 'signatures' | 'signedForms' | 'payments'>
> {
  /** Fields of the body; others may stand beside them. */
  readonly submitted: Readonly<Record<string, unknown>>
}

const nothing = { documents: [], signatures: 0, signedForms: 0, payments: [] }

/** Expects the thank-you page, with the number under which the service keeps what was answered. */
export const expectAccepted = async ({ thankYou }: Application, world: World, expected: Expected) => {
  await expect(thankYou.heading).toBeVisible()
  const appId = await thankYou.applicationId.textContent()
  expect(await world.keptApplication()).toMatchObject({ ...nothing, ...expected, appId })
}
