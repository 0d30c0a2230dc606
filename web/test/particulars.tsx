import type { PersonData } from '@open-account/contracts/identity'
import type { EligibilityAnswer } from '@open-account/contracts/account'
import type { AppconfigAnswer } from '@open-account/contracts/appconfig'
import type { Settings } from '@open-account/contracts/settings'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, vi } from 'vitest'
import type { Draft } from '../src/session/draft.ts'
import PersonalParticularsStep from '../src/pages/steps/particulars/PersonalParticularsStep.tsx'
import { answerCalls } from './answers.ts'
import { renderStep } from './renderStep.tsx'

/** The calls of this step. */
export const particularsCalls = {
  eligibility: 'POST /v1/accounts/profile/is-new-ebs-customer',
  emailLinked: 'POST /v1/accounts/profile/is-email-linked',
  identity: 'GET /oidc/myinfo/data/wuTVrpPUBwl6uP1gfjTatA',
} as const

export const newCustomer: EligibilityAnswer = {
  eligible: true,
  has_missed_appointment: false,
  is_disconnected: false,
  is_new_customer: true,
  available_gas: null,
  timeslot_allowed: true,
  linked_email: null,
}

export const citizen: PersonData = {
  nric: 'S9012345I',
  name: 'TAN AH KOW',
  date_of_birth: '1985-03-27',
  race: 'CN',
  nationality: 'SG',
  email: 'tan.ah.kow@example.com',
  mobile: '91234567',
  homeNo: '61234567',
  work_pass_status: '',
}

type Answers = Parameters<typeof answerCalls>[0]
export type CallAnswer = Answers[string]

/** Stubs the calls; returns the bodies that one of them has received so far. */
export const answering = (answers: Answers) => {
  const { requests } = answerCalls(answers)
  const madeTo = (call: string) =>
    requests.filter(({ method, url }) => `${method} ${new URL(url).pathname}` === call)
  return {
    callCount: (call: string) => madeTo(call).length,
    bodiesOf: async (call: string): Promise<readonly unknown[]> =>
      Promise.all(madeTo(call).map(async request => JSON.parse(await request.clone().text()) as unknown)),
  }
}

/** Responses with which a person can continue. */
export const successfulParticularsCalls = {
  [particularsCalls.eligibility]: { body: newCustomer },
  [particularsCalls.emailLinked]: { body: { emailid: '', islinked: false, message: '' } },
}

const side = (type: 'nric_front' | 'nric_back') => [
  { type, filename: 'nric.png', file_id: type, size: 1_000 },
]

/** An owner of the premises with every answer typed in and both sides of the NRIC uploaded. */
export const personTypedIn = (draft: Draft): Partial<Draft> => ({
  signup: { ...draft.signup, promptMyInfo: false, use_myinfo: false },
  premises: {
    ...draft.premises,
    premise_occupancy: 'owner',
    premise_address: { ...draft.premises.premise_address, premise_premise_no: '3101450901280' },
  },
  personal_information: {
    ...draft.personal_information,
    salutation: 'mr',
    name: 'Tan Ah Kow',
    nric_fin: 'S1234567D',
    nric_fin_doi: '01/02/2010',
    dob: '27/03/1985',
    race: 'chinese',
  },
  personal_contact_information: {
    ...draft.personal_contact_information,
    email: 'tan.ah.kow@example.com',
    mobile_number: '91234567',
  },
  documents: { nric_fin_front: side('nric_front'), nric_fin_back: side('nric_back') },
})

/** Premises without any answer about the person. */
export const premisesOnly = (draft: Draft): Partial<Draft> => ({
  premises: personTypedIn(draft).premises ?? draft.premises,
})

interface World extends Omit<Parameters<typeof renderStep>[0], 'step' | 'Screen' | 'flags'> {
  /** The flags have not loaded yet. */
  readonly unread?: boolean
  readonly flags?: AppconfigAnswer
  readonly settings?: Settings
}

export const renderParticulars = ({ flags, settings, unread = false, ...world }: World = {}) => {
  // jsdom has no layout to scroll.
  vi.stubGlobal('scrollTo', () => undefined)
  return renderStep({
    step: 'particulars',
    Screen: PersonalParticularsStep,
    draft: premisesOnly,
    flags: unread ? { kind: 'unread' } : { kind: 'answer', answer: { ...flags, settings } },
    ...world,
  })
}

/** Presses a button and waits until its action has ended. */
export const pressButton = async (name: string) => {
  await act(async () => fireEvent.click(screen.getByRole('button', { name })))
  await waitFor(() => expect(document.querySelector('[aria-busy=true]')).toBeNull())
}

/** Types into a field and leaves it. */
export const enterText = async (label: string, value: string) => {
  const field = screen.getByLabelText(label, { exact: true })
  await act(async () => {
    fireEvent.change(field, { target: { value } })
    fireEvent.blur(field)
    fireEvent.focusOut(field)
  })
}
