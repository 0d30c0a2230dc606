import type { ApplicantType, Domain } from '../application/codes.ts'

/** The state of the landing page before there is an application. */
export interface LandingState {
  readonly domain: Domain | null
  readonly type: ApplicantType | null
  /** Whether the flags have been read (C-169). */
  readonly ready: boolean
  /** Whether an active flag stops the service (C-160). */
  readonly maintenance: boolean
  readonly starting: boolean
}

const conditions = {
  premises_type_missing: ({ domain }) => domain === null,
  registration_type_missing: ({ type }) => type === null,
  not_ready: ({ ready }) => !ready,
  maintenance: ({ maintenance }) => maintenance,
  starting: ({ starting }) => starting,
} as const satisfies Record<string, (state: LandingState) => boolean>

export type StartCondition = keyof typeof conditions
const order = Object.keys(conditions).filter((name): name is StartCondition => name in conditions)

/** The conditions that disable Start now; none when it is enabled. */
export const startDisabledBy = (state: LandingState): readonly StartCondition[] =>
  order.filter(condition => conditions[condition](state))
