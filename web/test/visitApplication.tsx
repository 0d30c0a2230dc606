import { flows } from '@open-account/domain/flow/flows'
import { createMemoryHistory, RouterProvider } from '@tanstack/react-router'
import { configure, render } from '@testing-library/react'
import { vi } from 'vitest'
import type { Draft } from '../src/session/draft.ts'
import { saveDraft } from '../src/session/draftStore.ts'
import { saveSignup, openStep } from '../src/session/signup.ts'
import { makeRouter } from '../src/app/router.tsx'
// Loaded before the first visit, so that no test waits for them.
import '../src/pages/steps/confirmation/ConfirmationStep.tsx'
import '../src/pages/thankYou/ThankYouPage.tsx'
import '../src/app/shell/WizardPage.tsx'
import type { Handover } from '../src/session/handover/handover.ts'

// The first visit of a file loads the parts of the application, which is slow on a busy machine.
configure({ asyncUtilTimeout: 5000 })

/** Renders the routes of the application at an address, with a history of this test. */
export const visit = (address: string, state: { readonly thankYou?: Handover } = {}) => {
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined)
  const history = createMemoryHistory({ initialEntries: ['/open-account/test'] })
  history.replace(address, state)
  const router = makeRouter(history)
  render(<RouterProvider router={router} />)
  return router
}

/** Opens the review of a resident's application. */
export const visitReview = (draft: Draft, nanl = false) => {
  saveSignup({ domain: 'residential', type: 'personal', nanl, stateId: 'wuTVrpPUBwl6uP1gfjTatA' })
  openStep(flows['residential/personal'], 'confirmation')
  saveDraft(draft)
  return visit('/open-account/residential/personal/confirmation')
}
