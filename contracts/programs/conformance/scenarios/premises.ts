import { otpMessages } from '@open-account/contracts/fields/otpMessages'
import type { Scenario } from '../scenario.ts'
import { testValue, ok, refused, start, street } from './steps.ts'

const contract = 'The contract'
const eligibility = 'Document 1, section 4'

/** Scenarios of the first half: flags, start, premises, company and applicant. */
export const premisesScenarios: readonly Scenario[] = [
  {
    id: 'health.ready',
    title: 'The server says that it is up, alive and ready',
    rule: 'health',
    clause: contract,
    needs: [],
    steps: [
      { call: 'health.read', expect: ok() },
      { call: 'health.live', expect: ok() },
      { call: 'health.ready', expect: ok() },
    ],
  },
  {
    id: 'appconfig.flags',
    title: 'The flags and settings of the application can be read',
    rule: 'appconfig',
    clause: 'Document 1, section 7',
    needs: [],
    steps: [{ call: 'appconfig.read', expect: ok() }],
  },
  {
    id: 'start.new',
    title: 'Each start opens a transaction of its own',
    rule: 'transaction',
    clause: 'Document 1, section 7',
    needs: [],
    steps: [
      start(),
      { ...start(), name: 'another', expect: { status: 200, not: { state_id: '{{start.state_id}}' } } },
    ],
  },
  {
    id: 'start.unknown-domain',
    title: 'A start for an unknown type of premises is refused, and names the field',
    rule: 'transaction',
    clause: contract,
    needs: [],
    steps: [{ ...start('industrial'), expect: refused('invalid_request', ['appDomain']) }],
  },
  {
    id: 'start.ended',
    title: 'The session of a transaction can be ended',
    rule: 'transaction.end',
    clause: 'Document 2, section 4',
    needs: ['kioskToken'],
    steps: [
      { ...start(), headers: { authorization: `Bearer ${testValue('kioskToken')}` } },
      {
        call: 'transaction.end',
        params: { state_id: '{{start.state_id}}' },
        headers: { authorization: `Bearer ${testValue('kioskToken')}` },
        expect: { status: 204 },
      },
    ],
  },
  {
    id: 'premises.found',
    title: 'The street and the utilities of an address are found',
    rule: 'premises.found',
    clause: 'Document 1, section 4',
    needs: ['home'],
    steps: [{ ...street('home'), expect: ok({ utilities: { electric: true, water: true, town_gas: 1 } }) }],
  },
  {
    id: 'premises.not-found',
    title: 'An address without a street is refused as address_not_found',
    rule: 'premises.not-found',
    clause: 'Document 1, section 8',
    needs: ['unknownAddress'],
    steps: [{ ...street('unknownAddress'), expect: refused('address_not_found') }],
  },
  {
    id: 'premises.failing',
    title: 'A failing look-up is an upstream error',
    rule: 'premises.failing',
    clause: 'Document 1, section 8',
    needs: ['failingAddress'],
    steps: [{ ...street('failingAddress'), expect: refused('upstream_error') }],
  },
  {
    id: 'premises.postal-code',
    title: 'A postal code of five digits is refused, and names the field',
    rule: 'postal_code',
    clause: 'Document 1, section 5',
    needs: [],
    steps: [
      {
        call: 'premise.streetName',
        body: {
          account_type: '01',
          postcode: '31014',
          block: '145',
          floor: '',
          unit: '',
          for_premises: true,
          utilities_flag: '1',
        },
        expect: refused('invalid_request', ['postcode']),
      },
    ],
  },
  {
    id: 'premises.number',
    title: 'The premises number of an address is the same in both look-ups',
    rule: 'premises.found',
    clause: 'Document 1, section 7',
    needs: ['home'],
    steps: [
      street('home'),
      {
        call: 'premise.lookUpUtilities',
        query: { utilities: '1' },
        body: {
          postal_code: '{{data.home.postal_code}}',
          house_number: '{{data.home.block}}',
          account_type: '01',
          floor: '{{data.home.floor}}',
          unit: '{{data.home.unit}}',
        },
        expect: ok({ premise_no: '{{street.premise_no}}' }),
      },
    ],
  },
  {
    id: 'premises.uses',
    title: 'The uses of premises are listed',
    rule: 'premises',
    clause: 'Document 1, section 7',
    needs: [],
    steps: [{ call: 'premise.useOfPremise', body: {}, expect: ok() }],
  },
  {
    id: 'company.found',
    title: 'The name of a registered company is found',
    rule: 'company.found',
    clause: 'Document 1, section 4',
    needs: ['company'],
    steps: [{ call: 'company.lookUpName', body: { uen: testValue('company') }, expect: ok() }],
  },
  {
    id: 'company.unknown',
    title: 'A UEN without a company is refused as company_not_found',
    rule: 'company.unknown',
    clause: 'Document 1, section 8',
    needs: ['unknownCompany'],
    steps: [
      {
        call: 'company.lookUpName',
        body: { uen: testValue('unknownCompany') },
        expect: refused('company_not_found'),
      },
    ],
  },
  {
    id: 'company.length',
    title: 'A UEN of six characters is refused, and names the field',
    rule: 'uen',
    clause: 'Document 1, section 5',
    needs: [],
    steps: [
      {
        call: 'company.lookUpName',
        body: { uen: '532874' },
        expect: refused('invalid_request', ['uen']),
      },
    ],
  },
  {
    id: 'tension.served',
    title: 'A management corporation is served above low tension, another company is not',
    rule: 'tension.served',
    clause: 'Document 1, section 4',
    needs: ['corporation', 'companyNotServed'],
    steps: (['corporation', 'companyNotServed'] as const).map(id => ({
      call: 'tension.validate',
      body: {
        tensionLevel: 'HT',
        nric: testValue(id),
        electricitySelected: true,
        waterSelected: true,
        gasSelected: false,
        chilledWaterSelected: false,
      },
      expect: ok({ mcst: id === 'corporation' }),
    })),
  },
  ...(
    [
      [
        'new-customer',
        'newCustomer',
        'A new customer may open an account',
        { eligible: true, is_new_customer: true },
      ],
      [
        'missed-appointment',
        'missedAppointment',
        'A missed appointment of the applicant is named',
        { has_missed_appointment: true },
      ],
    ] as const
  ).map(([id, needed, title, body]): Scenario => ({
    id: `eligibility.${id}`,
    title,
    rule: `eligibility.${id}`,
    clause: eligibility,
    needs: ['home', needed],
    steps: [
      start(),
      street('home'),
      {
        call: 'account.checkCustomer',
        body: {
          nric_roc: testValue(needed),
          bp_type: '1',
          premise_no: '{{street.premise_no}}',
          occupancy: 'owner',
          transaction_id: '{{start.state_id}}',
        },
        expect: ok(body),
      },
    ],
  })),
  {
    id: 'email.linked',
    title: 'An e-mail of another account is linked, another one is not',
    rule: 'email.linked',
    clause: 'Document 1, section 4',
    needs: ['linkedEmail', 'freeEmail'],
    steps: [
      start(),
      ...(['linkedEmail', 'freeEmail'] as const).map(id => ({
        call: 'account.isEmailLinked',
        body: { email: testValue(id), transaction_id: '{{start.state_id}}' },
        expect: ok({ emailid: testValue(id), islinked: id === 'linkedEmail' }),
      })),
    ],
  },
  {
    id: 'otp.too-soon',
    title: 'A second one-time password within a minute is refused',
    rule: 'otp.too-soon',
    clause: 'Document 2, section 4',
    needs: ['freeEmail'],
    steps: [
      start(),
      ...[ok({ status: 'SUCCESS' }), refused('otp_too_soon')].map(expect => ({
        call: 'account.requestOtp',
        body: { email: testValue('freeEmail'), transaction_id: '{{start.state_id}}' },
        expect,
      })),
    ],
  },
  {
    id: 'otp.wrong',
    title: 'A wrong one-time password is answered with its message, the third one ends it',
    rule: 'otp.wrong',
    clause: 'Document 2, section 8',
    needs: ['freeEmail'],
    steps: [
      start(),
      {
        call: 'account.requestOtp',
        body: { email: testValue('freeEmail'), transaction_id: '{{start.state_id}}' },
        expect: ok(),
      },
      ...[otpMessages.wrong, otpMessages.wrong, otpMessages.too_many].map(message => ({
        call: 'account.verifyOtp',
        body: { email: testValue('freeEmail'), otp: '000000', transaction_id: '{{start.state_id}}' },
        expect: ok({ verified: false, message }),
      })),
    ],
  },
  {
    id: 'identity.page',
    title: 'A person is sent to the identity service, and no other caller reads the data',
    rule: 'identity.not-retrieved',
    clause: 'Document 1, section 7',
    needs: [],
    steps: [
      start(),
      {
        call: 'identity.authorizePerson',
        params: { state_id: '{{start.state_id}}', linker: '00000' },
        expect: { status: 200 },
        review:
          'The page of the identity service, or what it redirects to, comes back to the particulars screen.',
      },
      {
        call: 'identity.readPerson',
        params: { state_id: '{{start.state_id}}' },
        expect: refused('unauthorized'),
      },
      { call: 'identity.forget', params: { state_id: '{{start.state_id}}' }, expect: { status: 204 } },
    ],
  },
  {
    id: 'identity.company',
    title: 'A company is sent to the identity service, and no other caller reads the data',
    rule: 'identity.not-retrieved',
    clause: 'Document 1, section 7',
    needs: [],
    steps: [
      start('residential', 'company'),
      {
        call: 'identity.authorizeCompany',
        params: { state_id: '{{start.state_id}}' },
        expect: { status: 200 },
      },
      {
        call: 'identity.authorizeCompanyLinked',
        params: { state_id: '{{start.state_id}}', linker: '00000' },
        expect: { status: 200 },
        review:
          'The page of the identity service, or what it redirects to, comes back to the particulars screen.',
      },
      {
        call: 'identity.readCompany',
        params: { state_id: '{{start.state_id}}' },
        expect: refused('unauthorized'),
      },
    ],
  },
]
