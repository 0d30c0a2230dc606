import type { CompanyInformation } from '@open-account/contracts/entities/companyInformation'
import type { Representative } from '@open-account/contracts/entities/representative'
import type { ApplicantType, Domain, Usage } from '@open-account/domain/application/codes'
import type { FlowId, Step } from '@open-account/domain/flow/flows'
import {
  type Answers,
  draftOfLookup,
  lookUp,
  draftOfPerson,
  draftOfPremises,
  startTransaction,
  uploadFile,
} from './drafts.ts'
import { picture } from './files.ts'
import type { Person } from './people.ts'
import type { Company } from './screens/companyParticulars.ts'
import { storedSession, type StoredSession } from './storedSession.ts'
import type { World } from './world.ts'

/** A flow whose review has questions. */
export type ReviewedFlow = Exclude<FlowId, 'residential/personal'>

/** Domain and applicant type of each flow. */
export const factsOfFlow: Readonly<
  Record<ReviewedFlow, { readonly domain: Domain; readonly type: ApplicantType }>
> = {
  'residential/company': { domain: 'residential', type: 'company' },
  'commercial/personal': { domain: 'commercial', type: 'personal' },
  'commercial/company': { domain: 'commercial', type: 'company' },
}

export interface ReviewedAnswers extends Pick<Answers, 'address' | 'occupancy' | 'atKiosk'> {
  readonly applicant: Company | Person
  /** Whether identity data was used. */
  readonly identityData?: boolean
  readonly usage?: Usage
  readonly services?: { readonly electricity: boolean; readonly water: boolean; readonly gas: boolean }
  readonly cooling?: boolean
  /** Whether the service requires a proof of ownership. */
  readonly ownershipProofRequired?: boolean
}

const useOfPremises: Readonly<Record<Domain, string>> = { residential: 'HDB_3_5', commercial: 'FACTORY' }

const draftOfCompany = ({ uen, representative, designation, email, mobile }: Company) => ({
  company_information: { uen, company_name: 'LORONG TRADING PTE LTD' } satisfies Partial<CompanyInformation>,
  representative: {
    representative_name: representative,
    representative_designation: designation,
    representative_email: email,
    representative_mobile_number: mobile,
  } satisfies Partial<Representative>,
})

/** The session of an application at this step: the earlier steps are answered, this one is not. */
export const reviewDraft = async (
  flow: ReviewedFlow,
  step: Step,
  answers: ReviewedAnswers,
  world: World,
): Promise<StoredSession> => {
  const { domain, type } = factsOfFlow[flow]
  const { applicant, identityData = false, services, usage = 'permanent', atKiosk = false } = answers
  const stateId = await startTransaction(world, domain, type)
  const found = await lookUp(world, answers.address, domain)
  const { signup, turnOnServices } = draftOfLookup(found)
  const uploadsHere = 'nric' in applicant && !identityData && !atKiosk
  const documents = uploadsHere && {
    nric_fin_front: [await uploadFile(world, stateId, 'nric_front', picture('nric front.png'))],
    nric_fin_back: [await uploadFile(world, stateId, 'nric_back', picture('nric back.png'))],
  }
  return storedSession({
    stateId,
    domain,
    type,
    identityData,
    step,
    atKiosk,
    answers: {
      premises: draftOfPremises(answers, found, useOfPremises[domain]),
      signup: {
        ...signup,
        use_myinfo: identityData,
        isPooRequired: answers.ownershipProofRequired ?? false,
      },
      turnOnServices: {
        ...turnOnServices,
        ...(services && { services }),
        ...(domain === 'commercial' && { type_of_usage: usage }),
        chilled_water: answers.cooling ?? false,
      },
      ...('nric' in applicant ? draftOfPerson(applicant) : draftOfCompany(applicant)),
      ...(documents && { documents }),
    },
  })
}
