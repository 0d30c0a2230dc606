import { describe, expect, test } from 'vitest'
import { factsWith } from '../../test/facts.ts'
import type { ApplicationFacts } from '../application/facts.ts'
import type { Step } from '../flow/flows.ts'
import { disabledBy, type DisablingCondition, type ScreenState } from './disabling.ts'

const slot = { start: '2026-12-01T09:00:00', end: '2026-12-01T12:00:00' }

const ready: ScreenState = {
  answers: { turn_on_date: '20261201', turn_on_datetime: slot },
  shownErrors: [],
  bypassUen: false,
  floorAndUnitPaired: true,
  eligibilityBlock: null,
  companyLookupLoading: false,
  timeslotsLoading: false,
  uploaded: ['nric_fin_front', 'nric_fin_back'],
  submitting: false,
}

const withSlot = { timeslotRequired: true }
const company = { type: 'company', residency: null } as const
const commercial = { domain: 'commercial', usage: 'temporary' } as const
const noDate = { turn_on_datetime: slot }
const halfSlot = { turn_on_date: '20261201', turn_on_datetime: { ...slot, end: '' } }

interface Case {
  readonly rule: string
  readonly step: Step
  readonly facts?: Partial<ApplicationFacts>
  readonly state?: Partial<ScreenState>
  readonly by: readonly DisablingCondition[]
}

test.each<Case>([
  {
    rule: 'a floor without its unit disables Next',
    step: 'premises',
    state: { floorAndUnitPaired: false },
    by: ['floor_unit_incomplete'],
  },
  {
    rule: 'shown errors disable Next',
    step: 'premises',
    state: { shownErrors: ['premise_block'] },
    by: ['errors_shown'],
  },
  {
    rule: 'an active account disables Next',
    step: 'particulars',
    state: { eligibilityBlock: 'active_account' },
    by: ['active_account'],
  },
  {
    rule: 'a third account of a tenant disables Next',
    step: 'particulars',
    state: { eligibilityBlock: 'third_account' },
    by: ['third_account'],
  },
  {
    rule: 'a missed appointment disables Next',
    step: 'particulars',
    state: { eligibilityBlock: 'missed_appointment' },
    by: ['missed_appointment'],
  },
  {
    rule: 'a disconnection disables Next',
    step: 'particulars',
    state: { eligibilityBlock: 'disconnected' },
    by: ['disconnected'],
  },
  {
    rule: 'a company look-up under way disables Next',
    step: 'particulars',
    state: { companyLookupLoading: true },
    by: ['company_lookup_loading'],
  },
  {
    rule: 'an error of the UEN disables Next',
    step: 'particulars',
    state: { shownErrors: ['uen'] },
    by: ['errors_shown'],
  },
  {
    rule: 'an excused error of the UEN does not disable Next',
    step: 'particulars',
    state: { shownErrors: ['uen'], bypassUen: true },
    by: [],
  },
  {
    rule: 'another error beside an excused one of the UEN disables Next',
    step: 'particulars',
    state: { shownErrors: ['uen', 'company_name'], bypassUen: true },
    by: ['errors_shown'],
  },
  {
    rule: 'missing NRIC images do not disable Next of the particulars',
    step: 'particulars',
    state: { uploaded: [] },
    by: [],
  },
  {
    rule: 'a missing date disables Next',
    step: 'review',
    facts: commercial,
    state: {
      answers: noDate,
      uploaded: ['nric_fin_front', 'nric_fin_back', 'loawrd', 'sp_pwrgrd_quot', 'pub_wat_quot'],
    },
    by: ['turn_on_date_missing'],
  },
  {
    rule: 'a timeslot with an end missing disables Next',
    step: 'utilities',
    facts: withSlot,
    state: { answers: halfSlot },
    by: ['timeslot_incomplete'],
  },
  {
    rule: 'an incomplete timeslot that is not needed does not disable Next',
    step: 'utilities',
    state: { answers: halfSlot },
    by: [],
  },
  {
    rule: 'a missing proof of ownership disables Next',
    step: 'utilities',
    facts: { ownershipProofRequired: true },
    by: ['documents_missing'],
  },
  {
    rule: 'a missing proof of ownership does not disable Next at a kiosk before the QR panel',
    step: 'utilities',
    facts: { mode: 'kiosk', ownershipProofRequired: true },
    state: { uploaded: [] },
    by: [],
  },
  {
    rule: 'a declared generator without its GST date disables Next',
    step: 'utilities',
    facts: { generatorDeclared: true },
    state: { answers: { ...ready.answers, gst_reg_no: 'M2-1234567-8' } },
    by: ['gst_missing'],
  },
  {
    rule: 'loading timeslots disable Submit',
    step: 'confirmation',
    state: { timeslotsLoading: true },
    by: ['timeslots_loading'],
  },
  {
    rule: 'a missing date disables Submit at non-standard premises',
    step: 'confirmation',
    facts: { nonStandardAddress: true },
    state: { answers: {}, uploaded: ['nric_fin_front', 'nric_fin_back', 'npop'] },
    by: ['turn_on_date_missing'],
  },
  {
    rule: 'a missing NRIC image disables Submit',
    step: 'confirmation',
    state: { uploaded: ['nric_fin_front'] },
    by: ['documents_missing'],
  },
  {
    rule: 'identity data replaces the NRIC images',
    step: 'confirmation',
    facts: { identityData: true },
    state: { uploaded: [] },
    by: [],
  },
  {
    rule: 'a running submission disables Submit',
    step: 'confirmation',
    state: { submitting: true },
    by: ['submitting'],
  },
  {
    rule: 'a missing registry extract disables the upload page',
    step: 'upload',
    facts: company,
    state: { uploaded: ['application_form'] },
    by: ['documents_missing'],
  },
  {
    rule: 'a turn-on date that is no longer valid disables the upload page',
    step: 'upload',
    facts: company,
    state: { answers: {}, uploaded: ['application_form', 'bizfile'] },
    by: ['turn_on_date_missing'],
  },
  {
    rule: 'a missing signature disables the upload page',
    step: 'upload',
    facts: { ...company, electronicSignature: true },
    state: { uploaded: ['bizfile'] },
    by: ['signature_missing'],
  },
  {
    rule: 'a signed form does not disable the upload page',
    step: 'upload',
    facts: { ...company, electronicSignature: true, signed: true },
    state: { uploaded: ['bizfile'] },
    by: [],
  },
  {
    rule: 'Pay is disabled on errors and while submitting',
    step: 'payment',
    facts: commercial,
    state: { shownErrors: ['PAYMENT_METHOD'], submitting: true },
    by: ['errors_shown', 'submitting'],
  },
])('$rule', ({ step, facts, state, by }) => {
  expect(disabledBy(step, factsWith(facts), { ...ready, ...state })).toEqual(by)
})

describe('a complete screen disables nothing', () => {
  test.each<Step>(['premises', 'particulars', 'utilities', 'confirmation'])('%s', step => {
    expect(disabledBy(step, factsWith(withSlot), ready)).toEqual([])
  })
})
