import { flows } from '@open-account/domain/flow/flows'
import { createMemoryHistory, RouterProvider } from '@tanstack/react-router'
import { configure, render } from '@testing-library/react'
import { vi } from 'vitest'
import type { Draft } from '../src/session/draft.ts'
import { saveDraft } from '../src/session/draftStore.ts'
import { keepSignup, openStep } from '../src/session/signup.ts'
import { makeRouter } from '../src/app/router.tsx'
// Loaded before the first visit, so that no test waits for them.
import '../src/pages/steps/confirmation/ConfirmationStep.tsx'
import '../src/pages/thankYou/ThankYouPage.tsx'
import '../src/app/shell/WizardPage.tsx'
import type { Handover } from '../src/session/handover/handover.ts'

// The first visit of a file loads the parts of the application, which takes long on a busy machine.
configure({ asyncUtilTimeout: 5000 })

/** The application's own routes at an address, in a history of this test's own. */
export const visit = (address: string, state: { readonly thankYou?: Handover } = {}) => {
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined)
  const history = createMemoryHistory({ initialEntries: ['/open-account/test'] })
  history.replace(address, state)
  const router = makeRouter(history)
  render(<RouterProvider router={router} />)
  return router
}

/** A resident's application that has come to the review. */
export const visitReview = (draft: Draft, nanl = false) => {
  keepSignup({ domain: 'residential', type: 'personal', nanl, stateId: 'wuTVrpPUBwl6uP1gfjTatA' })
  openStep(flows['residential/personal'], 'confirmation')
  saveDraft(draft)
  return visit('/open-account/residential/personal/confirmation')
}
