import type { Scenario, Step, Template } from '../scenario.ts'
import {
  business,
  companySubmission,
  days,
  ok,
  personSubmission,
  sign,
  start,
  street,
  submit,
  timeslotsOn,
  upload,
} from './steps.ts'

/** Premises that need no appointment, so that the first day will do. A home there has no gas. */
const premises = 'appointmentNotNeeded'
const address: Template = { $spread: `{{data.${premises}}}`, street: '{{street.street_name}}' }

/** What a submission for these premises has in place of an appointment. */
const withoutAppointment = {
  premise_address: address,
  mailing_address: address,
  move_in_yyyymmdd: '{{days.available.0.date}}',
  move_in_hash: '{{days.available.0.date_hash}}',
  appointment_hash: '',
  appointment_notification_number: '{{timeslots.notification_number}}',
  appointment_start_time: '',
  appointment_end_time: '',
}

const identityCards = ['nric_front', 'nric_back']
const companyExtract = ['c_acra_manual']
const occupancy = ['proof_of_occupancy_of_premises']

/** An application from its start to the link of its receipt. */
const flow = (
  id: string,
  title: string,
  [domain, applicant]: readonly [string, string],
  documents: readonly string[],
  submission: Readonly<Record<string, Template>>,
): Scenario => {
  const signed: readonly Step[] = applicant === 'company' ? [sign] : []
  return {
    id: `flow.${id}`,
    title,
    rule: 'submit.accepted',
    clause: 'Document 2, section 4',
    needs: [premises, applicant === 'company' ? 'company' : 'newCustomer', 'freeEmail'],
    steps: [
      start(domain, applicant),
      street(premises),
      days(premises, 'has-days'),
      timeslotsOn(premises),
      ...documents.map(type => upload(type, { name: type })),
      ...signed,
      submit(ok({ status: 'SUCCESS' }), withoutAppointment, submission),
      { call: 'attachment.list', params: { transaction_id: '{{start.state_id}}' }, expect: ok() },
      { call: 'receipt.link', params: { state_id: '{{start.state_id}}' }, expect: ok() },
    ],
  }
}

/** The four flows, which are also the workflows of the Arazzo document. */
export const flowScenarios: readonly Scenario[] = [
  flow('home-person', 'A person opens an account at home', ['residential', 'personal'], identityCards, {
    ...personSubmission,
    gas: false,
  }),
  flow('home-company', 'A company opens an account for a home', ['residential', 'company'], companyExtract, {
    ...companySubmission,
    gas: false,
  }),
  flow(
    'business-person',
    'A person opens an account for a business',
    ['commercial', 'personal'],
    [...identityCards, ...occupancy],
    { ...personSubmission, ...business },
  ),
  flow(
    'business-company',
    'A company opens an account for its business',
    ['commercial', 'company'],
    [...companyExtract, ...occupancy],
    { ...companySubmission, ...business },
  ),
]
