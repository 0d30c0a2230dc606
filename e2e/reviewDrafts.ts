import type { CompanyInformation } from '@open-account/contracts/entities/companyInformation'
import type { Representative } from '@open-account/contracts/entities/representative'
import type { ApplicantType, Domain, Usage } from '@open-account/domain/application/codes'
import type { FlowId, Step } from '@open-account/domain/flow/flows'
import { type Answered, foundOf, lookUp, personOf, premisesOf, start, upload } from './drafts.ts'
import { picture } from './files.ts'
import type { Person } from './people.ts'
import type { Company } from './screens/companyParticulars.ts'
import { storedSession, type StoredSession } from './storedSession.ts'
import type { World } from './world.ts'

/** A flow whose review has questions of its own. */
export type ReviewedFlow = Exclude<FlowId, 'residential/personal'>

/** Whose premises, in whose name. */
export const factsOfFlow: Readonly<
  Record<ReviewedFlow, { readonly domain: Domain; readonly type: ApplicantType }>
> = {
  'residential/company': { domain: 'residential', type: 'company' },
  'commercial/personal': { domain: 'commercial', type: 'personal' },
  'commercial/company': { domain: 'commercial', type: 'company' },
}

export interface ReviewedAnswers extends Pick<Answered, 'address' | 'occupancy' | 'atKiosk'> {
  /** Who applies. */
  readonly by: Company | Person
  /** Whether identity data was used. */
  readonly identityData?: boolean
  readonly usage?: Usage
  readonly services?: { readonly electricity: boolean; readonly water: boolean; readonly gas: boolean }
  readonly cooling?: boolean
  /** Whether the service asks for proof of ownership. */
  readonly ownershipProofRequired?: boolean
}

const useOfPremises: Readonly<Record<Domain, string>> = { residential: 'HDB_3_5', commercial: 'FACTORY' }

const companyOf = ({ uen, representative, designation, email, mobile }: Company) => ({
  company_information: { uen, company_name: 'LORONG TRADING PTE LTD' } satisfies Partial<CompanyInformation>,
  representative: {
    representative_name: representative,
    representative_designation: designation,
    representative_email: email,
    representative_mobile_number: mobile,
  } satisfies Partial<Representative>,
})

/** An application that has come to its review: everything before is answered, nothing on it. */
export const reviewDraft = async (
  flow: ReviewedFlow,
  step: Step,
  answered: ReviewedAnswers,
  world: World,
): Promise<StoredSession> => {
  const { domain, type } = factsOfFlow[flow]
  const { by, identityData = false, services, usage = 'permanent', atKiosk = false } = answered
  const stateId = await start(world, domain, type)
  const found = await lookUp(world, answered.address, domain)
  const { signup, turnOnServices } = foundOf(found)
  const uploadsHere = 'nric' in by && !identityData && !atKiosk
  const documents = uploadsHere && {
    nric_fin_front: [await upload(world, stateId, 'nric_front', picture('nric front.png'))],
    nric_fin_back: [await upload(world, stateId, 'nric_back', picture('nric back.png'))],
  }
  return storedSession({
    stateId,
    domain,
    type,
    identityData,
    step,
    atKiosk,
    answers: {
      premises: premisesOf(answered, found, useOfPremises[domain]),
      signup: {
        ...signup,
        use_myinfo: identityData,
        isPooRequired: answered.ownershipProofRequired ?? false,
      },
      turnOnServices: {
        ...turnOnServices,
        ...(services && { services }),
        ...(domain === 'commercial' && { type_of_usage: usage }),
        chilled_water: answered.cooling ?? false,
      },
      ...('nric' in by ? personOf(by) : companyOf(by)),
      ...(documents && { documents }),
    },
  })
}
