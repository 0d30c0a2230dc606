import type { CompanyNameAnswer } from '@open-account/contracts/company'
import type { CompanyData } from '@open-account/contracts/identity'
import { vi } from 'vitest'
import type { Draft } from '../src/session/draft.ts'
import CompanyParticularsStep from '../src/pages/steps/companyParticulars/CompanyParticularsStep.tsx'
import { particularsCalls, newCustomer, premisesOnly, type renderParticulars } from './particulars.tsx'
import { renderStep } from './renderStep.tsx'

/** The calls of this step. */
export const calls = {
  eligibility: particularsCalls.eligibility,
  emailLinked: particularsCalls.emailLinked,
  companyName: 'POST /v1/account/lookup_company_name_acra',
  tension: 'POST /v1/loadCurbValidate',
  identity: 'GET /v1/myinfob/data/wuTVrpPUBwl6uP1gfjTatA',
} as const

export const registered: CompanyNameAnswer = {
  name: 'Lorong Trading Pte Ltd',
  source: 'ACRA',
  details: '',
  data: { ebsName: 'LORONG TRADING' },
}

/** The Myinfo Business data of a company, complete. */
export const lorongTrading: CompanyData = {
  uen: '201500004E',
  company_name: 'LORONG TRADING PTE LTD',
  representative_name: 'TAN AH KOW',
  representative_email: 'office@example.com',
  representative_mobileno: '91234567',
  company_status: 'Live Company',
}

/** Responses with which a company can continue. */
export const successfulCompanyCalls = {
  [calls.eligibility]: { body: newCustomer },
  [calls.emailLinked]: { body: { emailid: '', islinked: false, message: '' } },
  [calls.companyName]: { body: registered },
  [calls.tension]: { body: { mcst: true } },
}

/** A company that types its data and has entered nothing yet. */
export const blank = (draft: Draft): Partial<Draft> => ({
  ...premisesOnly(draft),
  signup: { ...draft.signup, promptMyInfo: false, use_myinfo: false, showManualEntryPrompt: false },
})

/** A company with every answer typed in and its name confirmed by the register. */
export const companyTypedIn = (draft: Draft): Partial<Draft> => {
  const start = blank(draft)
  return {
    ...start,
    signup: { ...draft.signup, ...start.signup, isValidCompany: true, bypassUen: true },
    company_information: {
      uen: '201500004E',
      company_name: 'LORONG TRADING PTE LTD',
      company_name_source: 'ACRA',
      ebs_company_name: 'LORONG TRADING',
    },
    representative: {
      ...draft.representative,
      representative_name: 'Tan Ah Kow',
      representative_designation: 'Manager',
      representative_email: 'office@example.com',
      representative_mobile_number: '91234567',
    },
  }
}

/** Renders the particulars of a company in an application of this test. */
export const renderCompany = ({
  flags,
  settings,
  unread = false,
  ...world
}: Parameters<typeof renderParticulars>[0] = {}) => {
  // jsdom has no layout to scroll.
  vi.stubGlobal('scrollTo', () => undefined)
  return renderStep({
    step: 'particulars',
    Screen: CompanyParticularsStep,
    type: 'company',
    draft: premisesOnly,
    flags: unread ? { kind: 'unread' } : { kind: 'answer', answer: { ...flags, settings } },
    ...world,
  })
}
