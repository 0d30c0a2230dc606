import type { ScreenState } from '@open-account/domain/requirements/disabling'

/** The state of a screen without activity. */
const idle: ScreenState = {
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

/** The state of a screen: the given values over an idle one. */
export const screenState = (values: Partial<ScreenState>): ScreenState => ({ ...idle, ...values })
