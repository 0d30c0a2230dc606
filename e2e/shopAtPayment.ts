import type { CalendarBody } from '@open-account/contracts/calendar'
import { calendarDays } from '@open-account/contracts/calendar'
import { accountHolderTypes, accountTypes, sources } from '@open-account/domain/application/codes'
import {
  type Answers,
  lookUp,
  draftOfPerson,
  draftOfPremises,
  startTransaction,
  uploadFile,
} from './drafts.ts'
import { expectStatus } from './expectStatus.ts'
import { pdf, picture } from './files.ts'
import { storedSession, type StoredSession } from './storedSession.ts'
import type { World } from './world.ts'

const services = { electricity: true, water: true, gas: false } as const
const usage = 'permanent'
const premisesType = { USE_OF_PREMISES_LIST: 'PREMISES_HDB_SHOPHOUSE', selected_premises: 'HDB shop houses' }

const uploads = async (world: World, stateId: string) => ({
  nric_fin_front: [await uploadFile(world, stateId, 'nric_front', picture('nric front.png'))],
  nric_fin_back: [await uploadFile(world, stateId, 'nric_back', picture('nric back.png'))],
  pooop: [await uploadFile(world, stateId, 'proof_of_occupancy_of_premises', pdf('lease.pdf'))],
})

/** Books the first timeslot of the first available day. */
const bookAppointment = async ({ calls }: World, calendarBody: CalendarBody) => {
  const {
    nanl: _,
    source: __,
    is_open_account: ___,
    account_type: ____,
    ...premisesAndServices
  } = calendarBody
  const { body: days } = expectStatus(await calls.calendar.days({ body: calendarBody }), 200)
  const [day] = calendarDays.parse(days).available
  if (day === undefined) throw new Error('The calendar has no available day')
  const selected = { ...premisesAndServices, selected_date: day.date, selected_date_hash: day.date_hash }
  const { body: slots } = expectStatus(
    await calls.calendar.timeslots({
      body: { ...selected, notification_number: '', open: true, resi: false },
    }),
    200,
  )
  const [slot] = slots.timeslots
  if (slot === undefined) throw new Error(`The calendar has no timeslot on ${day.date}`)
  const turn_on_time = slot.start.slice(11).replaceAll(':', '')
  const { notification_number: notification_no, notification_type } = slots
  expectStatus(
    await calls.calendar.confirm({
      body: {
        state_id: calendarBody.state_id,
        selected_date: day.date,
        notification_number: notification_no,
        notification_type,
        selected_time: turn_on_time,
        time_hash: slot.time_hash,
      },
    }),
    200,
  )
  return {
    turn_on_date: day.date,
    turnOn: {
      turn_on_datetime: { start: slot.start, end: slot.end },
      turn_on_time,
      turn_on_date_hash: day.date_hash,
      turn_on_time_hash: slot.time_hash,
      timeslot_required: slots.timeslot_required,
      notification_no,
      notification_type,
    },
  }
}

const calculateDeposit = async ({ calls }: World, nric: string) => {
  const { body } = expectStatus(
    await calls.deposit.calculate({
      body: {
        account_type: accountTypes.commercial,
        accHolderType: accountHolderTypes.personal,
        usageType: usage,
        isElectricitySelected: services.electricity,
        isWaterSelected: services.water,
        isGasSelected: services.gas,
        useOfPremises: premisesType.USE_OF_PREMISES_LIST,
        nric_roc: nric,
      },
    }),
    200,
  )
  return {
    security_deposit: {
      ...premisesType,
      security_deposit: body.securityDeposit,
      payment_method: body.payment_method.options,
    },
    payment: { PAYMENT_METHOD: 'PYMT_CREDIT_CARD' },
  }
}

/** The session of a person's application for a shop at its payment: every other step is answered, and the timeslot is held. */
export const shopAtPayment = async (answers: Answers, world: World): Promise<StoredSession> => {
  const { address, person } = answers
  const stateId = await startTransaction(world, 'commercial')
  const found = await lookUp(world, address, 'commercial')
  const calendarBody: CalendarBody = {
    state_id: stateId,
    block: address.block,
    floor: address.floor,
    unit: address.unit,
    postal_code: address.postalCode,
    ...services,
    timeslot: true,
    personal: true,
    type_of_usage: usage,
    nanl: false,
    source: answers.atKiosk ? sources.kiosk : sources.normal,
    is_open_account: true,
    account_type: accountTypes.commercial,
  }
  const { turn_on_date, turnOn } = await bookAppointment(world, calendarBody)
  const { atKiosk = false, redirect } = answers
  return storedSession({
    stateId,
    domain: 'commercial',
    type: 'personal',
    identityData: false,
    step: 'payment',
    atKiosk,
    ...(redirect !== undefined && { redirect }),
    answers: {
      premises: draftOfPremises(answers, found, 'SHOP'),
      signup: { promptMyInfo: false, use_myinfo: false },
      turnOnServices: { services, type_of_usage: usage, turn_on_date },
      turnOn,
      ...draftOfPerson(person),
      ...(await calculateDeposit(world, person.nric)),
      calendar: { askedWith: calendarBody },
      documents: await uploads(world, stateId),
    },
  })
}
