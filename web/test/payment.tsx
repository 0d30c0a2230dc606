import { button } from './button.ts'
import type { ApplicantType } from '@open-account/domain/application/codes'
import { visibleSteps } from '@open-account/domain/flow/flows'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect } from 'vitest'
import type { Draft } from '../src/session/draft.ts'
import { saveDraft } from '../src/session/draftStore.ts'
import { savePaymentAttempt, type PaymentAttempt } from '../src/session/paymentAttempt.ts'
import { saveSignup, openStep } from '../src/session/signup.ts'
import { answerCalls } from './answers.ts'
import { draftWith, resident } from './applicant.ts'
import { visit } from './visitApplication.tsx'
// Loaded before the first visit, so that no test waits for it.
import '../src/pages/steps/payment/PaymentStep.tsx'

export const paymentCalls = {
  submit: 'POST /v1/transaction/submit',
  ofAttempt: 'GET /payment/ref-1',
  ofApplication: 'GET /payment',
} as const

export const appId = 'OA-7F3K2QM9'

const details = {
  enets_url: 'https://gateway.example/pay',
  api_key: 'key-1',
  payload: '{"ss":"1","msg":{"txnAmount":"165000"}}',
  hmac: 'signed',
}

/** The response for an accepted application with a payment. */
export const accepted = { status: 'SUCCESS', app_id: appId, email: '', payment_details: details }

/** A shop with a calculated deposit and every other answer. */
export const shopAtPayment: Draft = draftWith(resident, {
  premises: { use_of_premises: 'SHOP' },
  turnOnServices: {
    services: { electricity: true, water: true, gas: false },
    chilled_water: true,
    type_of_usage: 'permanent',
  },
  security_deposit: {
    USE_OF_PREMISES_LIST: 'PREMISES_OTHERS',
    selected_premises: 'Others',
    ELECT_CAPACITY: 'ELEC_CAP_CODE_2',
    selected_elec_cap: '16-45',
    WATER_CAPACITY: '10',
    security_deposit: 1650,
    payment_method: [
      { value: 'PYMT_ENETS', text: 'eNets', order: 1 },
      { value: 'PYMT_CREDIT_CARD', text: 'Credit card', order: 2 },
    ],
  },
  payment: { PAYMENT_METHOD: 'PYMT_CREDIT_CARD', check_i_confirm: true },
})

type Answers = Parameters<typeof answerCalls>[0]

interface World {
  readonly draft?: Draft
  readonly type?: ApplicantType
  readonly answers?: Answers
  readonly settings?: object
  /** Whether the settings are still loading. */
  readonly unread?: boolean
  /** An attempt from before the page was opened. */
  readonly attempt?: PaymentAttempt
  /** The query of the address. */
  readonly search?: string
}

/** Opens the payment of a commercial application in the wizard. */
export const visitPayment = async ({
  draft = shopAtPayment,
  type = 'personal',
  answers = {},
  settings = {},
  unread = false,
  attempt,
  search = '',
}: World = {}) => {
  const { requests } = answerCalls({
    'GET /appconfig': { body: { settings } },
    'POST /v1/premise/useOfPremise': {
      body: [{ label: 'Shop', accountType: '02', useOfPremise: 'SHOP', order: 1 }],
    },
    ...answers,
  })
  saveSignup({ domain: 'commercial', type, nanl: false, stateId: 'wuTVrpPUBwl6uP1gfjTatA' })
  openStep(visibleSteps({ domain: 'commercial', type, identityData: draft.signup.use_myinfo }), 'payment')
  saveDraft(draft)
  if (attempt !== undefined) savePaymentAttempt(attempt)
  const router = visit(`/open-account/commercial/${type}/payment${search}`)
  await screen.findByRole('heading', { level: 1, name: 'Payment' })
  await act(async () => undefined)
  // The button is unavailable until the settings have loaded.
  if (!unread) await waitFor(() => expect(document.querySelector('button[aria-busy]')).toBeNull())
  const requestsTo = (call: string) =>
    requests.filter(({ method, url }) => `${method} ${new URL(url).pathname}` === call)
  return { router, requests, requestsTo: requestsTo }
}

/** Returns from the gateway with a status. */
export const comeBack = (status: string, world: World = {}) =>
  visitPayment({
    attempt: { appId, returned: null },
    search: `?status=${status}&txnRef=ref-1`,
    ...world,
  })

/** The status of the attempt and of the application, as the service names it. */
export const statusIs = (attempt: string, application = attempt): Answers => ({
  [paymentCalls.ofAttempt]: { body: { status: attempt } },
  [paymentCalls.ofApplication]: { body: { status: application } },
})

export const press = async (name: string | RegExp) => act(async () => fireEvent.click(button(name)))

/** Pays, and confirms leaving the site. */
export const pay = async () => {
  await press(/^Pay/)
  const question = await screen.findByRole('dialog', { name: 'Leaving this website' })
  await act(async () => fireEvent.click(within(question).getByRole('button', { name: 'Continue' })))
}
