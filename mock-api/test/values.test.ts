import type { MagicValue } from '@open-account/contracts/control/magicValues'
import { valueIdList, type ValueId, valueIds } from '@open-account/contracts/control/values'
import type { CalendarDays, TimeslotsAnswer } from '@open-account/contracts/calendar'
import { isNricValid } from '@open-account/domain/identity/nric'
import { isUenValid, isUenWellFormed } from '@open-account/domain/identity/uen'
import { isPostalCode } from '@open-account/domain/address/postalCode'
import type { LightMyRequestResponse } from 'fastify'
import { expect, test } from 'vitest'
import { allMagicValues } from '../src/scenarios/allMagicValues.ts'
import { applicant } from './application.ts'
import { address } from '../src/subjects/seeding/applicantBy.ts'
import { formRequest } from './formRequest.ts'
import { payer, paymentIn } from './payer.ts'
import { signaturePicture } from '../src/subjects/seeding/signaturePicture.ts'
import { now, testApp } from './testApp.ts'

/** UENs whose entry is about the eligibility check; the entries of the others are about their name. */
const companyCustomers: readonly ValueId[] = [
  'company.third-account',
  'company.missed-appointment',
  'company.disconnected',
  'company.no-gas',
  'company.gas',
  'company.active-account',
  'company.no-timeslot',
  'company.eligibility-failing',
]

type Try = (value: MagicValue) => Promise<LightMyRequestResponse>

const arrange = async () => {
  const { app } = await testApp()
  const person = applicant(app)

  const streetName: Try = ({ value, block = '1' }) =>
    person.post('/v1/premise/street-name', {
      account_type: '01',
      postcode: value,
      block,
      floor: '',
      unit: '',
      for_premises: true,
      utilities_flag: '1',
    })
  const mailing: Try = ({ value, block = '1' }) =>
    person.post('/v1/premise/lookup-utilities?utilities=0', {
      account_type: '01',
      postal_code: value,
      house_number: block,
      floor: '',
      unit: '',
    })
  const days: Try = async ({ value }) => person.days(await person.start(), value)
  const offered = async (value: string) => {
    const state = await person.start()
    const [day] = (await person.days(state, value)).json<CalendarDays>().available
    if (day === undefined) throw new Error('The calendar has no day')
    return { state, day, answer: await person.timeslots(state, day, value) }
  }
  const timeslots: Try = async ({ value }) => (await offered(value)).answer
  const confirm: Try = async ({ value }) => {
    const { state, day, answer } = await offered(value)
    const [slot] = answer.json<TimeslotsAnswer>().timeslots
    if (slot === undefined) throw new Error('There is no appointment')
    return person.confirm(state, day.date, slot)
  }
  const eligibility: Try = async ({ value, kind }) =>
    person.post('/v1/accounts/profile/is-new-ebs-customer', {
      nric_roc: value,
      bp_type: kind === 'uen' ? '2' : '1',
      occupancy: 'owner',
      transaction_id: await person.start(),
    })
  const companyName: Try = ({ value }) => person.post('/v1/account/lookup_company_name_acra', { uen: value })
  const tension: Try = ({ value }) =>
    person.post('/v1/loadCurbValidate', {
      tensionLevel: 'HT',
      nric: value,
      electricitySelected: true,
      waterSelected: false,
      gasSelected: false,
      chilledWaterSelected: false,
    })
  const deposit: Try = ({ value }) =>
    person.post('/v1/openacc/calculateSD', {
      account_type: '02',
      accHolderType: 'C',
      usageType: 'permanent',
      isElectricitySelected: true,
      isWaterSelected: false,
      isGasSelected: false,
      useOfPremises: 'PREMISES_OTHERS',
      electricitySupplyRange: 'ELEC_CAP_CODE_2',
      tensionLevel: 'HT',
      nric_roc: value,
    })
  const emailLinked: Try = async ({ value }) =>
    person.post('/v1/accounts/profile/is-email-linked', {
      email: value,
      transaction_id: await person.start(),
    })
  const otp: Try = async ({ value }) =>
    person.post('/v1/accounts/profile/request-email-otp', {
      email: value,
      transaction_id: await person.start(),
    })
  const submit: Try = async ({ value }) => person.submit((await person.ready({ email: value })).body)
  const identity =
    (authorize: (state: string) => string, data: (state: string) => string): Try =>
    async ({ value }) => {
      const state = await person.start()
      const back = await app.inject({ url: `${authorize(state)}?persona=${value}` })
      const cookie = String(back.headers['set-cookie']).split(';', 1)[0] ?? ''
      return app.inject({ url: data(state), headers: { cookie } })
    }
  const upload: Try = async ({ value }) => person.upload(await person.start(), 'nric_front', value)
  const uploadAndRemove: Try = async ({ value }) => {
    const state_id = await person.start()
    await person.upload(state_id, 'nric_front', value)
    const payload = { state_id, type: 'nric_front' }
    return app.inject({ method: 'DELETE', url: '/v1/transaction/attachment', payload })
  }

  const signature: Try = ({ value }) => person.sendSignature(signaturePicture, value)
  const signedForm: Try = async ({ value }) => {
    const { body } = await person.readyIn('residential/company', { email: value })
    const { app_id } = (await person.submit(body)).json<{ app_id: string }>()
    return person.post('/v1/eSignature/generateOpenAccountPDF', formRequest(body, app_id))
  }
  const payment: Try = async ({ value }) => {
    const { body } = await person.readyIn('commercial/personal')
    const { details, reference } = paymentIn((await person.submit(body)).body)
    await payer(app).pay(details, { card: value })
    return app.inject({ url: `/payment/${reference}` })
  }

  /** The call that reaches each group of values; the longest id that matches decides. */
  const tries: Readonly<Record<string, Try>> = {
    premises: streetName,
    'premises.mailing-invalid': mailing,
    calendar: days,
    timeslots,
    'timeslots.taken-in-between': confirm,
    customer: eligibility,
    company: companyName,
    ...Object.fromEntries(companyCustomers.map(id => [id, eligibility])),
    tension,
    deposit,
    email: emailLinked,
    otp,
    submit,
    person: identity(
      state => `/oidc/myinfo/authorize/${state}/00000`,
      state => `/oidc/myinfo/data/${state}`,
    ),
    'company.persona': identity(
      state => `/v1/myinfob/authorize/${state}`,
      state => `/v1/myinfob/data/${state}`,
    ),
    attachment: upload,
    'attachment.delete-failing': uploadAndRemove,
    signature,
    'signature.attach-failing': signedForm,
    payment,
  }
  const namesOf = (id: ValueId) => [
    id,
    id.startsWith('company.persona-') ? 'company.persona' : id,
    id.split('.')[0] ?? id,
  ]
  return (value: MagicValue) => {
    const found = namesOf(value.id)
      .map(name => tries[name])
      .find(candidate => candidate !== undefined)
    if (found === undefined) throw new Error(`No call is known that takes ${value.id}`)
    return found(value)
  }
}

test.each(allMagicValues)('$kind $value reaches $rule: $sentence', async value => {
  const tryOut = await arrange()
  expect((await tryOut(value)).headers['x-rule']).toBe(value.rule)
})

test('every magic value has its own id and occurs once', () => {
  expect(new Set(allMagicValues.map(({ id }) => id)).size).toBe(allMagicValues.length)
  expect(new Set(allMagicValues.map(({ kind, value }) => `${kind} ${value}`)).size).toBe(
    allMagicValues.length,
  )
})

test('every magic value is of the kind of its id, and well formed', () => {
  for (const { id, kind } of allMagicValues) expect(kind).toBe(valueIds[id])
  const today = Temporal.Instant.fromEpochMilliseconds(now).toZonedDateTimeISO('Asia/Singapore').toPlainDate()
  const wellFormed: Readonly<Partial<Record<MagicValue['kind'], (value: string) => boolean>>> = {
    nric: isNricValid,
    uen: value => isUenWellFormed(value, today),
    postalCode: isPostalCode,
  }
  expect(allMagicValues.filter(({ kind, value }) => wellFormed[kind]?.(value) === false)).toEqual([])
  const ofNoListedType = allMagicValues.filter(
    ({ kind, value }) => kind === 'uen' && !isUenValid(value, today),
  )
  expect(ofNoListedType.map(({ id }) => id)).toEqual(['company.new-type'])
})

test('the postal code of a flat contains its block', () => {
  const flats = allMagicValues.filter(({ id }) => id === 'premises.flat' || id === 'premises.no-town-gas')
  for (const { value, block = '' } of flats) expect(value.endsWith(block)).toBe(true)
})

test('every id of the contract has a magic value', () => {
  const ids = new Set(allMagicValues.map(({ id }) => id))
  expect(valueIdList.filter(id => !ids.has(id))).toEqual([])
})

test('the control API lists every magic value', async () => {
  const { app } = await testApp()
  const answer = await app.inject({ url: '/mock/v1/values' })
  expect(answer.json<{ values: MagicValue[] }>().values).toEqual(allMagicValues)
})

test('a postal code that is no magic value has a street of its sector, always the same', async () => {
  const { app } = await testApp()
  const { post } = applicant(app)
  const ask = () =>
    post('/v1/premise/street-name', {
      account_type: '01',
      postcode: '560123',
      block: '123',
      floor: address.floor,
      unit: address.unit,
      for_premises: true,
      utilities_flag: '1',
    })
  const first = await ask()
  expect(first.headers['x-rule']).toBe('premises.made-up')
  expect(first.json()).toMatchObject({ street_name: 'ANG MO KIO AVENUE 3', premise_no: '5601230901280' })
  expect((await ask()).json()).toEqual(first.json())
})

test.each(['000123', '740123', '830123'])('a postal code of no sector, %s, is not found', async postcode => {
  const { app } = await testApp()
  const answer = await applicant(app).post('/v1/premise/street-name', {
    account_type: '01',
    postcode,
    block: '1',
    floor: '',
    unit: '',
    for_premises: true,
    utilities_flag: '1',
  })
  expect(answer.json()).toMatchObject({ error: 'address_not_found' })
})
