import type { PersonalContactInformation } from '@open-account/contracts/entities/personalContactInformation'
import type { PersonalInformation } from '@open-account/contracts/entities/personalInformation'
import type { Premises } from '@open-account/contracts/entities/premises'
import { premisesDefaults } from '@open-account/contracts/entities/premisesDefaults'
import type { SignupData } from '@open-account/contracts/entities/signupData'
import type { UploadedFile } from '@open-account/contracts/entities/uploadedFile'
import {
  accountTypes,
  type ApplicantType,
  type Domain,
  type Occupancy,
} from '@open-account/domain/application/codes'
import type { StepOf } from '@open-account/domain/flow/flows'
import type { StreetNameAnswer } from '@open-account/contracts/premise'
import { expectStatus } from './expectStatus.ts'
import { type InputFile, picture } from './files.ts'
import type { Person } from './people.ts'
import { storedSession, type StoredSession } from './storedSession.ts'
import type { Address } from './values.ts'
import type { World } from './world.ts'

export interface Answers {
  readonly address: Address
  readonly person: Person
  readonly occupancy?: Occupancy
  /** Whether the application is at a kiosk: the session has a token, and no document is uploaded yet. */
  readonly atKiosk?: boolean
  /** The value of `redirect` in a kiosk's address, such as its payment page. */
  readonly redirect?: string
}

/** Starts a transaction in the test's world and returns its id. */
export const startTransaction = async (
  { calls }: World,
  appDomain: Domain = 'residential',
  appType: ApplicantType = 'personal',
) => expectStatus(await calls.transaction.start({ query: { appDomain, appType } }), 200).body.state_id

export const uploadFile = async (
  { calls }: World,
  stateId: string,
  type: UploadedFile['type'],
  { name, mimeType, buffer }: InputFile,
): Promise<UploadedFile> => {
  const body = new FormData()
  body.append('file', new File([new Uint8Array(buffer)], name, { type: mimeType }))
  return expectStatus(
    await calls.attachment.upload({ query: { transaction_id: stateId, type, filename: name }, body }),
    200,
  ).body
}

export const lookUp = async (
  { calls }: World,
  { postalCode, block, floor, unit }: Address,
  domain: Domain = 'residential',
) =>
  expectStatus(
    await calls.premise.streetName({
      body: {
        account_type: accountTypes[domain],
        postcode: postalCode,
        block,
        floor,
        unit,
        for_premises: true,
        utilities_flag: '1',
      },
    }),
    200,
  ).body

export const draftOfPremises = (
  { address, occupancy = 'owner' }: Pick<Answers, 'address' | 'occupancy'>,
  found: StreetNameAnswer,
  use = 'HDB_3_5',
): Premises => ({
  ...premisesDefaults,
  premise_address: {
    ...premisesDefaults.premise_address,
    premise_postal_code: address.postalCode,
    premise_block: address.block,
    premise_floor: address.floor,
    premise_unit: address.unit,
    premise_street_name: found.street_name,
    premise_premise_no: found.premise_no,
  },
  premise_occupancy: occupancy,
  use_of_premises: use,
})

/** The draft values that the application takes from the look-up: gas supply and the end of the present account. */
export const draftOfLookup = ({ utilities, terminate_date }: StreetNameAnswer) => {
  const gas = utilities !== null && utilities.town_gas !== 0
  return {
    signup: {
      promptMyInfo: false,
      use_myinfo: false,
      townGas: utilities?.town_gas ?? 0,
      gasPreSelected: gas,
      terminateDate: terminate_date ?? '',
    } satisfies Partial<SignupData>,
    turnOnServices: { services: { electricity: true, water: true, gas } },
  }
}

/** The draft values of a person who typed the particulars. */
export const draftOfPerson = (person: Person) => ({
  personal_information: {
    nric_fin: person.nric,
    nric_fin_doi: person.issued,
    salutation: person.salutation,
    name: person.name,
    race: person.race,
    dob: person.born,
  } satisfies Partial<PersonalInformation>,
  personal_contact_information: {
    email: person.email,
    mobile_number: person.mobile,
  } satisfies Partial<PersonalContactInformation>,
})

/**
 * The session of a resident's application at a step. Starts its transaction in the test's world and uploads its
 * documents.
 */
export const draftAt = async (
  step: StepOf<'residential/personal'>,
  answers: Answers,
  world: World,
): Promise<StoredSession> => {
  const stateId = await startTransaction(world)
  const { atKiosk = false } = answers
  const documents = atKiosk
    ? {}
    : {
        nric_fin_front: [await uploadFile(world, stateId, 'nric_front', picture('nric front.png'))],
        nric_fin_back: [await uploadFile(world, stateId, 'nric_back', picture('nric back.png'))],
      }
  const found = await lookUp(world, answers.address)
  return storedSession({
    stateId,
    domain: 'residential',
    type: 'personal',
    identityData: null,
    step,
    atKiosk,
    answers: {
      premises: draftOfPremises(answers, found),
      ...draftOfLookup(found),
      ...draftOfPerson(answers.person),
      documents,
    },
  })
}
