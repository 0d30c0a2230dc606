import type { ScreenState } from '@open-account/domain/requirements/disabling'

/** A screen on which nothing is going on. */
const quiet: ScreenState = {
  answers: {},
  shownErrors: [],
  bypassUen: false,
  floorAndUnitPaired: true,
  eligibilityBlock: null,
  companyLookupLoading: false,
  timeslotsLoading: false,
  uploaded: [],
  submitting: false,
}

/** The state of a screen: what it knows, over a quiet one. */
export const screenState = (known: Partial<ScreenState>): ScreenState => ({ ...quiet, ...known })
