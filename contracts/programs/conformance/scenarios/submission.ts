import type { ServiceErrorCode } from '@open-account/contracts/errors'
import type { Scenario, Template } from '../scenario.ts'
import type { TestDataId } from '../testData.ts'
import {
  companySubmission,
  testValue,
  ok,
  prepared,
  ready,
  refused,
  sign,
  start,
  submit,
  upload,
} from './steps.ts'

const submission = 'Document 2, section 4'
const catalogue = 'Document 2, section 8'

/** An application whose e-mail decides how it is refused. */
const refusedByEmail = (
  rule: string,
  email: TestDataId,
  error: ServiceErrorCode,
  title: string,
  status?: number,
): Scenario => ({
  id: `submit.${rule}`,
  title,
  rule: `submit.${rule}`,
  clause: catalogue,
  needs: [...ready, email],
  steps: [
    ...prepared,
    submit({ ...refused(error), ...(status === undefined ? {} : { status }) }, { email: testValue(email) }),
  ],
})

/** An application with one wrong field. */
const invalid = (
  id: string,
  title: string,
  clause: string,
  field: string,
  value: Template,
  issues = [field],
): Scenario => ({
  id: `submit.${id}`,
  title,
  rule: id,
  clause,
  needs: ready,
  steps: [...prepared, submit(refused('invalid_request', issues), { [field]: value })],
})

/** A complete application that lacks something that its rules require. */
const incomplete = (
  id: string,
  title: string,
  path: string,
  changes: Readonly<Record<string, Template>>,
): Scenario => ({
  id: `submit.${id}`,
  title,
  rule: 'submit.incomplete',
  clause: 'Document 1, section 5',
  needs: ready,
  steps: [...prepared, submit(refused('application_incomplete', [path]), changes)],
})

/** Scenarios of submission, receipt and signature. */
export const submissionScenarios: readonly Scenario[] = [
  {
    id: 'submit.accepted',
    title: 'A complete application is accepted, and has a receipt',
    rule: 'submit.accepted',
    clause: submission,
    needs: ready,
    steps: [
      ...prepared,
      submit(ok({ status: 'SUCCESS', email: testValue('freeEmail') })),
      {
        call: 'receipt.read',
        params: { state_id: '{{start.state_id}}' },
        expect: { status: 200, checks: ['is-pdf'] },
        review:
          'The receipt shows what was submitted, and nothing of it in full that is masked on the screen.',
      },
      { call: 'receipt.link', params: { state_id: '{{start.state_id}}' }, expect: ok() },
    ],
  },
  {
    id: 'submit.repeated',
    title: 'A repeated application is answered alike',
    rule: 'submit.repeated',
    clause: submission,
    needs: ready,
    steps: [
      ...prepared,
      submit(),
      { ...submit(ok({ status: 'SUCCESS', app_id: '{{submit.app_id}}' })), name: 'again' },
    ],
  },
  {
    id: 'submit.already-submitted',
    title: 'A repeated application with other content is refused',
    rule: 'submit.already-submitted',
    clause: submission,
    needs: ready,
    steps: [
      ...prepared,
      submit(),
      { ...submit(refused('already_submitted'), { mobile_number: '98765432' }), name: 'again' },
    ],
  },
  {
    id: 'submit.not-before',
    title: 'An application that is not submitted has no receipt, and its identity is unknown',
    rule: 'receipt.not-submitted',
    clause: 'The contract',
    needs: [],
    steps: [
      start(),
      { call: 'receipt.read', params: { state_id: '{{start.state_id}}' }, expect: refused('out_of_order') },
      { call: 'receipt.readByLink', params: { secret: 'unknown' }, expect: refused('not_found') },
    ],
  },
  {
    id: 'submit.unknown-transaction',
    title: 'An application of an unknown transaction is not found',
    rule: 'transaction',
    clause: 'The contract',
    needs: ready,
    steps: [...prepared, submit(refused('not_found'), { transaction_id: 'unknown' })],
  },
  invalid(
    'nric',
    'A wrong check letter of the NRIC is refused',
    'Document 1, section 5',
    'nric',
    'S1234567A',
  ),
  invalid(
    'mobile',
    'A mobile number of seven digits is refused',
    'Document 1, section 5',
    'mobile_number',
    '9123456',
  ),
  invalid(
    'unknown-field',
    'A field that the contract does not have is refused',
    'The contract',
    'note',
    'x',
    [],
  ),
  incomplete('issue-date', 'An application without the date of issue is incomplete', 'nric_issue_yyyymmdd', {
    nric_issue_yyyymmdd: '',
  }),
  incomplete('age', 'An applicant below 18 cannot submit', 'birth_date_yyyymmdd', {
    birth_date_yyyymmdd: '20250101',
  }),
  incomplete(
    'appointment',
    'An application without its appointment is incomplete',
    'appointment_start_time',
    {
      appointment_start_time: '',
      appointment_end_time: '',
    },
  ),
  {
    id: 'submit.documents',
    title: 'An application without the back of the NRIC is incomplete',
    rule: 'submit.incomplete',
    clause: 'Document 2, section 5',
    needs: ready,
    steps: [
      ...prepared.filter(({ query }) => query?.['type'] !== 'nric_back'),
      submit(refused('application_incomplete', ['documents.nric_back'])),
    ],
  },
  {
    id: 'submit.third-account',
    title: 'The owner of two recent accounts must prove the ownership',
    rule: 'submit.incomplete',
    clause: 'Document 1, section 4',
    needs: [...ready, 'thirdAccount'],
    steps: [
      ...prepared,
      submit(refused('application_incomplete', ['documents.proof_of_ownership']), {
        nric: testValue('thirdAccount'),
      }),
    ],
  },
  {
    id: 'submit.blocked',
    title: 'An applicant who missed an appointment cannot submit',
    rule: 'submit.blocked',
    clause: 'Document 1, section 4',
    needs: [...ready, 'missedAppointment'],
    steps: [...prepared, submit(refused('application_incomplete'), { nric: testValue('missedAppointment') })],
  },
  {
    id: 'submit.proof-wrong',
    title: 'An application with the proof of another date is refused by the calendar',
    rule: 'submit.proof-wrong',
    clause: catalogue,
    needs: ready,
    steps: [
      ...prepared,
      submit(
        { ...refused('OA_CALENDAR_ERROR'), body: { status: 'OA_CALENDAR_ERROR' } },
        { move_in_hash: 'a' },
      ),
    ],
  },
  refusedByEmail(
    'pending',
    'pendingEmail',
    'pending',
    'An application in progress for the premises is named',
  ),
  refusedByEmail('duplicate', 'duplicateEmail', 'duplicate', 'A duplicate application is refused'),
  refusedByEmail(
    'slot-lost',
    'lostSlotEmail',
    'timeslot_not_available',
    'An application that loses its appointment is refused with 422',
    422,
  ),
  refusedByEmail(
    'date-ncc',
    'dateRefusedEmail',
    'date_invalid_ncc',
    'A date that the network cannot keep is refused',
  ),
  refusedByEmail(
    'calendar-error',
    'calendarErrorEmail',
    'OA_CALENDAR_ERROR',
    'A date that the calendar refuses is named',
  ),
  refusedByEmail('failing', 'failingEmail', 'upstream_error', 'A failing back office is an upstream error'),
  {
    id: 'signature.unsupported',
    title: 'A signature that is no PNG picture is refused',
    rule: 'signature.unsupported',
    clause: 'Document 2, section 4',
    needs: [],
    steps: [{ ...sign, file: { field: 'fileName', kind: 'pdf' }, expect: refused('unsupported_file') }],
  },
  {
    id: 'signature.form',
    title: 'A company signs and submits, and gets its form with the signature',
    rule: 'signature.attached',
    clause: 'Document 2, section 3',
    needs: ['home', 'company', 'freeEmail'],
    steps: [
      start('residential', 'company'),
      ...prepared.slice(1, 5),
      upload('c_acra_manual'),
      sign,
      submit(ok({ status: 'SUCCESS' }), {}, companySubmission),
      {
        call: 'signature.generatePdf',
        body: {
          type: 'open_account',
          application_number: '{{submit.app_id}}',
          application_type: 'company',
          file_id: '{{signature.fileId}}',
          signed_at: '20/11/2026',
          payload: {
            mailing_address: { $spread: testValue('home'), street: '{{street.street_name}}' },
            premise_address: { $spread: testValue('home'), street: '{{street.street_name}}' },
            occupancy: 'owner',
            use_of_premises: 'HDB_3_5',
            company_information: { uen: testValue('company'), company_name: 'LORONG TRADING PTE LTD' },
            representative: {
              representative_name: 'TAN AH KOW',
              representative_designation: 'Director',
              representative_email: testValue('freeEmail'),
              representative_mobile_number: '91234567',
            },
            preferred_date: { turn_on_datetime: '{{timeslotsOf.date}}' },
            turn_on_services: { electricity: true, water: true, gas: true, chilled_water: false },
            account_holder_type: 'C',
            preTurn_on_flag: false,
            nanl: false,
          },
        },
        expect: { status: 200, checks: ['is-pdf'] },
        review: 'The form shows the company, the premises, the date and the signature.',
      },
    ],
  },
]
