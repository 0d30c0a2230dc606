import { maskNric } from '@open-account/domain/contact/masking'
import { displayDate } from '@open-account/domain/time/displayDate'
import { billFields, submittedBillDelivery } from '@open-account/domain/bills/billDelivery'
import { serviceToday } from '../../http/api/serviceClock.ts'
import type { AnswerSection } from '../../session/handover/answerSection.ts'
import { answerSections } from '../review/answerSections.ts'
import { phoneText } from '@open-account/domain/contact/phoneText'
import { premisesInLine } from '../review/premisesAnswers.ts'
import type { Reviewed } from '../review/reviewed.ts'
import type { Handover } from '../../session/handover/handover.ts'
import { chosen } from '../../session/draftSelectors.ts'
import { contactOf } from '../../session/contactOf.ts'
import type { ApplicationSettings } from '../../session/settings.ts'

interface Accepted {
  readonly reviewed: Reviewed
  readonly stateId: string
  readonly appId: string
  readonly settings: ApplicationSettings
  readonly signedForm: Handover['signedForm']
  readonly unsigned?: boolean
  /** The online payment; empty when the deposit is billed. */
  readonly paid?: readonly AnswerSection[] | undefined
}

/** The answers with the NRIC or FIN masked, because the receipt leaves the application. A UEN is public. */
const receiptAnswers = (reviewed: Reviewed): readonly AnswerSection[] => {
  const { draft } = reviewed
  const { personal_information: person } = draft
  const personal_information = { ...person, nric_fin: maskNric(person.nric_fin) }
  return answerSections({ ...reviewed, draft: { ...draft, personal_information } })
}

/** The data of an accepted application for the thank-you page. */
export const handoverOf = ({
  reviewed,
  stateId,
  appId,
  settings,
  signedForm,
  unsigned = false,
  paid = [],
}: Accepted): Handover => {
  const { draft, facts } = reviewed
  const { premises, turnOn, turnOnServices, review } = draft
  const contact = contactOf(draft, facts.type)
  const bills = billFields(submittedBillDelivery(review, facts))
  const slot = typeof turnOn.turn_on_datetime === 'object' ? turnOn.turn_on_datetime : null
  return {
    success: true,
    ebill: bills.ebill,
    paper_bill: bills.enable_paper_bill,
    contact: {
      email: contact.email,
      number: phoneText(contact.mobilePrefix, contact.mobileNumber),
    },
    nanl: facts.nonStandardAddress,
    application: {
      transaction_id: stateId,
      domain: facts.domain,
      type: facts.type,
      occupancy: chosen(premises.premise_occupancy, 'premise_occupancy'),
    },
    appId,
    submittedOn: displayDate(serviceToday()),
    answers: [...receiptAnswers(reviewed), ...paid],
    appointment: {
      date: turnOnServices.turn_on_date,
      slot,
      place: premisesInLine(draft, facts.nonStandardAddress),
    },
    signedForm,
    unsigned,
    services: facts.services,
    houseNumber: premises.premise_address.premise_block,
    settings: { hotline: settings.hotline, gasNumber: settings.gasNumber, links: settings.links },
  }
}
