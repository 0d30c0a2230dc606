import type { SubmitBody } from '@open-account/contracts/submission/body'
import { factsOfBody } from '@open-account/contracts/submission/factsOfBody'
import type { ApplicationFacts } from '@open-account/domain/application/facts'
import { modeCapabilities } from '@open-account/domain/application/modes'
import { type EligibilityOutcome, eligibilityOutcome } from '@open-account/domain/premises/eligibility'
import { isGasPreselected } from '@open-account/domain/premises/services'
import type { FastifyRequest } from 'fastify'
import { type CustomerScenario, customerWith } from '../../scenarios/customers.ts'
import { foundUtilities } from '../../scenarios/foundUtilities.ts'
import type { PremisesScenario } from '../../scenarios/premises.ts'
import { premisesAt } from '../../scenarios/premisesAt.ts'
import type { Service } from '../../service/service.ts'
import { flagsOf } from '../worlds/flagsOf.ts'

/** What the back office knows when it validates a submission. */
export interface SubmissionContext {
  readonly facts: ApplicationFacts
  readonly premises: PremisesScenario
  readonly customer: CustomerScenario
  readonly eligibility: EligibilityOutcome
  readonly otpBypassed: boolean
  /** The applicant's e-mail, unmasked. */
  readonly email: string
}

/** The context of a submission, from its body and from the answers of the service itself. */
export const submissionContext = async (
  { db }: Pick<Service, 'db'>,
  request: FastifyRequest,
  body: SubmitBody,
): Promise<SubmissionContext> => {
  const flags = await flagsOf(db, request.world)
  const premises = premisesAt(body.premise_address?.postal_code ?? '', request.world)
  const customer = customerWith(body.nric, request.world)
  const serverFacts = {
    townGas: body.nanl ? null : premises.townGas,
    gasPreselected: false,
    foundTension: premises.tension,
    highTensionHandled: flags['oa-high-tension'].active,
    ownershipProofRequired: false,
    timeslotAllowed: customer.answer.timeslot_allowed,
    timeslotRequired: premises.turnOn.timeslots !== 'not-needed',
    meterReadingRequired: premises.turnOn.meterReadings,
    electronicSignature: false,
  }
  const first = factsOfBody(body, serverFacts)
  const eligibility = eligibilityOutcome(customer.answer, first)
  return {
    facts: {
      ...first,
      gasPreselected: isGasPreselected(first.domain, foundUtilities(premises)),
      ownershipProofRequired: eligibility.kind === 'continue' && eligibility.ownershipProofRequired,
      electronicSignature: flags[modeCapabilities[first.mode].signatureFlag].active,
    },
    premises,
    customer,
    eligibility,
    otpBypassed: flags['oa-bypass-otp'].active,
    email: (body.is_masked_email ? customer.answer.linked_email : null) ?? body.email,
  }
}
