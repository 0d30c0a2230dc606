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
import { type PickedFile, picture } from './files.ts'
import type { Person } from './people.ts'
import { storedSession, type StoredSession } from './storedSession.ts'
import type { Address } from './values.ts'
import type { World } from './world.ts'

export interface Answered {
  readonly address: Address
  readonly person: Person
  readonly occupancy?: Occupancy
  /** At a kiosk: nothing is uploaded yet, and there is a token. */
  readonly atKiosk?: boolean
  /** At a kiosk: what its address leads on to, such as the page on which it takes payment. */
  readonly redirect?: string
}

/** A transaction in the test's world. */
export const start = async (
  { calls }: World,
  appDomain: Domain = 'residential',
  appType: ApplicantType = 'personal',
) => expectStatus(await calls.transaction.start({ query: { appDomain, appType } }), 200).body.state_id

export const upload = async (
  { calls }: World,
  stateId: string,
  type: UploadedFile['type'],
  { name, mimeType, buffer }: PickedFile,
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

export const premisesOf = (
  { address, occupancy = 'owner' }: Pick<Answered, 'address' | 'occupancy'>,
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

/** What the look-up tells the application: gas where there is some, and when the present account ends. */
export const foundOf = ({ utilities, terminate_date }: StreetNameAnswer) => {
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

/** The particulars of a person who has typed them in. */
export const personOf = (person: Person) => ({
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
 * A resident's application that has reached a step: its transaction is started in the test's world and its documents
 * are uploaded.
 */
export const draftAt = async (
  step: StepOf<'residential/personal'>,
  answered: Answered,
  world: World,
): Promise<StoredSession> => {
  const stateId = await start(world)
  const { atKiosk = false } = answered
  const documents = atKiosk
    ? {}
    : {
        nric_fin_front: [await upload(world, stateId, 'nric_front', picture('nric front.png'))],
        nric_fin_back: [await upload(world, stateId, 'nric_back', picture('nric back.png'))],
      }
  const found = await lookUp(world, answered.address)
  return storedSession({
    stateId,
    domain: 'residential',
    type: 'personal',
    identityData: null,
    step,
    atKiosk,
    answers: {
      premises: premisesOf(answered, found),
      ...foundOf(found),
      ...personOf(answered.person),
      documents,
    },
  })
}
