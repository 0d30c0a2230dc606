import { button } from './button.ts'
import type { ApplicantType, Domain } from '@open-account/domain/application/codes'
import { type Step, visibleSteps } from '@open-account/domain/flow/flows'
import { act, screen, within } from '@testing-library/react'
import type { Draft } from '../src/session/draft.ts'
import { saveDraft } from '../src/session/draftStore.ts'
import { saveSignup, openStep } from '../src/session/signup.ts'
import { answerCalls } from './answers.ts'
import { depositCalls, deposit, options } from './deposit.tsx'
import { signedCompany } from './signedCompany.ts'
import { utilitiesCalls, offered, slotsOn } from './utilities.tsx'
import { visit } from './visitApplication.tsx'
// Loaded before the first visit, so that no test waits for them.
import '../src/features/applicationForm/FormPreview.tsx'
import '../src/features/applicationForm/PrintableCopy.tsx'
import '../src/features/deposit/DepositSection.tsx'
import '../src/features/signature/SignDialog.tsx'
import '../src/pages/steps/review/ReviewStep.tsx'
import '../src/kit/ui/dates/Calendar.tsx'

/** A company in residential premises with every answer typed in, not signed. */
export const company: Draft = {
  ...signedCompany,
  review: { ...signedCompany.review, signature_file_id: '', signed_at: '' },
}

const stored = (type: 'poo' | 'pooop') =>
  ({
    poo: { type: 'proof_of_ownership' as const, filename: 'poo.pdf', file_id: 'f-poo', size: 700 },
    pooop: {
      type: 'proof_of_occupancy_of_premises' as const,
      filename: 'lease.pdf',
      file_id: 'f-lease',
      size: 700,
    },
  })[type]

/** The same in commercial premises, with a calculated deposit. */
export const shopAtReview: Draft = {
  ...company,
  turnOnServices: {
    ...company.turnOnServices,
    services: { electricity: true, water: true, gas: false },
    type_of_usage: 'permanent',
  },
  security_deposit: {
    ...company.security_deposit,
    USE_OF_PREMISES_LIST: 'PREMISES_HDB_SHOPHOUSE',
    selected_premises: 'HDB shop houses',
    security_deposit: 300,
    payment_method: [{ value: 'PYMT_CREDIT_CARD', text: 'Credit card', order: 1 }],
  },
  documents: { ...company.documents, pooop: [stored('pooop')] },
}

export const submitCall = 'POST /v1/transaction/submit'

interface Visited {
  readonly domain?: Domain
  readonly type?: ApplicantType
  readonly step?: Step
  readonly draft?: Draft
  /** The flags that are on. */
  readonly flags?: readonly string[]
  readonly answers?: Parameters<typeof answerCalls>[0]
  readonly search?: string
}

/** Opens an application at its review, or at a later step, in the wizard. */
export const visitFrom = async ({
  domain = 'residential',
  type = 'company',
  step = 'review',
  draft = company,
  flags = [],
  answers = {},
  search = '',
}: Visited = {}) => {
  const { requests } = answerCalls({
    [utilitiesCalls.flags]: {
      body: Object.fromEntries(flags.map(flag => [flag, { active: true, message: '' }])),
    },
    [utilitiesCalls.attachments]: {
      body: { attachmentDetails: Object.values(draft.documents).flat() },
    },
    'POST /v1/premise/useOfPremise': { body: [] },
    [utilitiesCalls.days]: { body: offered },
    [utilitiesCalls.timeslots]: { body: slotsOn('20261125') },
    [utilitiesCalls.confirm]: { body: { success: true } },
    [depositCalls.options]: { body: options },
    [depositCalls.calculate]: deposit(300),
    ...answers,
  })
  const flow = { domain, type, identityData: draft.signup.use_myinfo }
  saveSignup({ domain, type, nanl: false, stateId: 'wuTVrpPUBwl6uP1gfjTatA' })
  openStep(visibleSteps(flow), step)
  saveDraft(draft)
  const router = visit(`/open-account/${domain}/${type}/${step}${search}`)
  await screen.findByRole('button', { name: 'Back' })
  await act(async () => undefined)
  return { router, requests, step: () => router.state.location.pathname.split('/').at(-1) }
}

export const isUnavailable = (name: string) => button(name).getAttribute('aria-disabled') === 'true'
/** The texts of what is still needed. */
export const stillNeeded = (): readonly (string | null)[] => {
  if (screen.queryByRole('heading', { name: 'Still needed' }) === null) return []
  return within(screen.getByRole('list', { name: 'Still needed' }))
    .getAllByRole('link')
    .map(({ textContent }) => textContent)
}
