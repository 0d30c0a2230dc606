import { handoverOf } from '../src/application/submission/handoverOf.ts'
import { settingsOf } from '../src/application/settings.ts'
import type { Draft } from '../src/application/draft.ts'
import type { Handover } from '../src/thankYou/handover.ts'
import { factsOfResident, resident } from './applicant.ts'

/** What the thank-you page is told of an accepted application of the resident. */
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
