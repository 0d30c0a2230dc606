import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router'
import type { AppconfigAnswer } from '@open-account/contracts/appconfig'
import { fireEvent, render, screen } from '@testing-library/react'
import type { Flags } from '../src/session/flags.ts'
import { LandingPage } from '../src/pages/landing/LandingPage.tsx'
import { type LandingServices, LandingServicesContext } from '../src/pages/landing/landingServices.ts'
import { type TopicServices, TopicServicesContext } from '../src/features/help/topicServices.ts'

// The lazy parts are loaded before, so that no test waits for a module.
import '../src/features/links/LeaveSiteDialog.tsx'
import '../src/features/links/LeaveSiteLink.tsx'
import '../src/pages/landing/LikelyDeposit.tsx'
import '../src/pages/landing/LikelyDocuments.tsx'
import '../src/pages/landing/RequirementList.tsx'
import '../src/pages/landing/StartFailureDialog.tsx'
import '../src/features/help/InfoTopicDialog.tsx'

/** Flags of which only the given ones are active. */
export const flagsWith = (answer: AppconfigAnswer = {}): Flags => ({ kind: 'answer', answer })

export const on = (message = '') => ({ active: true, message })
export const off = { active: false, message: '' }

const untroubled: LandingServices = {
  readFlags: () => Promise.resolve(flagsWith()),
  startTransaction: () => Promise.resolve('state-1'),
  wait: () => Promise.resolve(),
}

/** Unfolds the requirements, as applicants do who want to read them. */
export const unfoldRequirements = async () => {
  const folds = document.querySelectorAll('details')
  for (const fold of folds) {
    fold.open = true
    fireEvent(fold, new Event('toggle'))
  }
  await screen.findByText('The applicant must be 18 or older.')
}

const landingPaths = ['/open-account/', '/open-account/$domain/', '/open-account/$domain/$type/']

const noUses: TopicServices = { readUseOfPremises: () => Promise.resolve([]) }

/** Renders the landing page at an address, with stubbed services and an empty wizard. */
export const renderLanding = async (
  address: string,
  services: Partial<LandingServices & TopicServices> = {},
) => {
  const root = createRootRoute({ component: Outlet })
  const wizard = createRoute({
    getParentRoute: () => root,
    path: '/open-account/$domain/$type/$step',
    component: () => <h1>A step</h1>,
  })
  const landing = landingPaths.map(path =>
    createRoute({ getParentRoute: () => root, path, component: LandingPage }),
  )
  const history = createMemoryHistory({ initialEntries: [address] })
  const router = createRouter({
    routeTree: root.addChildren([wizard, ...landing]),
    history,
    trailingSlash: 'preserve',
  })
  const view = render(
    <LandingServicesContext value={{ ...untroubled, ...services }}>
      <TopicServicesContext value={{ ...noUses, ...services }}>
        {/* The registered router is the application's own; this one has fewer routes. */}
        <RouterProvider router={router as never} />
      </TopicServicesContext>
    </LandingServicesContext>,
  )
  await screen.findByRole('heading', { level: 1 })
  return { ...view, path: () => history.location.pathname }
}
