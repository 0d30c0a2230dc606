import { handoverOf } from '../src/features/submission/handoverOf.ts'
import { settingsOf } from '../src/session/settings.ts'
import type { Draft } from '../src/session/draft.ts'
import type { Handover } from '../src/session/handover/handover.ts'
import { factsOfResident, resident } from './applicant.ts'

/** The state of the thank-you page for an accepted application of the resident. */
export const handedOverOf = (
  draft: Draft = resident,
  change: Partial<Handover> = {},
  facts = factsOfResident(draft),
): Handover => ({
  ...handoverOf({
    reviewed: { draft, facts, useOfPremises: 'HDB 3-5 rooms' },
    stateId: 'wuTVrpPUBwl6uP1gfjTatA',
    appId: 'OA-7F3K2QM9',
    settings: settingsOf({ kind: 'none' }),
    signedForm: null,
  }),
  ...change,
})
