import type { Mode } from '@open-account/domain/application/codes'
import { billFields } from '@open-account/domain/bills/billDelivery'
import { describe, expect, test } from 'vitest'
import { factsOfResident, resident, residentWith } from '../../../test/applicant.ts'
import { factsOfCompany, signedCompany } from '../../../test/signedCompany.ts'
import type { Draft } from '../../session/draft.ts'
import { answerSections } from './answerSections.ts'

const sectionsOf = (draft: Draft, situation: { readonly nanl?: boolean; readonly mode?: Mode } = {}) =>
  answerSections({ draft, facts: factsOfResident(draft, situation), useOfPremises: 'HDB 3-5 rooms' })

const byEmail = billFields('email')

const lineOf = (term: string, ...application: Parameters<typeof sectionsOf>) =>
  sectionsOf(...application)
    .flatMap(({ lines }) => lines)
    .find(line => line.term === term)

test('each section names the step where its answers are changed', () => {
  expect(sectionsOf(resident).map(({ title, step }) => [title, step])).toEqual([
    ['Premises', 'premises'],
    ['Personal Information', 'particulars'],
    ['Utilities', 'utilities'],
  ])
})

test('every answer is in a section', () => {
  expect(
    sectionsOf(resident)
      .flatMap(({ lines }) => lines)
      .map(({ term, value }) => [term, value]),
  ).toEqual([
    ['Premises address', '145 Lorong 2 Toa Payoh #09-128, Singapore 310145'],
    ['Mailing address', 'Same as premises address'],
    ['Type of Occupancy', 'Owner'],
    ['Use Of Premises', 'HDB 3-5 rooms'],
    ['Salutation', 'Ms'],
    ['Name', 'Tan Mei Ling'],
    ['NRIC / FIN', 'S1234567D'],
    ['Date of Issue', '05 Nov 2010'],
    ['Date of Birth', '27 Mar 1990'],
    ['Race', 'Chinese'],
    ['Email', 'mei.ling.tan@example.sg'],
    ['Mobile Number', '+65 9123 4567'],
    ['Alternate Contact Number', '+65 6123 4567'],
    ['Services', 'Electricity, Water, Gas'],
    ['Turn On Date', 'Wed, 25 Nov 2026'],
    ['Timeslot', '9 am to 12 pm (09:00 to 12:00)'],
    ['Embedded electricity generator', 'No'],
    ['Home-content protection', 'No'],
    ['Bills', 'On paper'],
    ['Security deposit', 'S$ 70.00 with GIRO, S$ 100.00 without. Billed in the first bill.'],
    ['Supporting documents', 'NRIC / FIN (Front): nric front.png\nNRIC / FIN (Back): nric back.png'],
  ])
})

describe('an answer reads', () => {
  const otherMail = {
    ...resident.premises.mail_address,
    check_same_address: false,
    mail_postal_code: '520201',
    mail_block: '201',
    mail_street_name: 'TAMPINES STREET 21',
  }
  test.each<{
    readonly rule: string
    readonly draft: Draft
    readonly situation?: { readonly nanl?: boolean; readonly mode?: Mode }
    readonly term: string
    readonly line: { readonly value: string; readonly tag?: string } | undefined
  }>([
    {
      rule: 'a mailing address of its own',
      draft: residentWith({ premises: { mail_address: otherMail } }),
      term: 'Mailing address',
      line: { value: '201 Tampines Street 21, Singapore 520201' },
    },
    {
      rule: 'a description where there is no address',
      draft: residentWith({
        premises: {
          premise_address: {
            ...resident.premises.premise_address,
            premise_description: 'The third jetty',
          },
        },
      }),
      situation: { nanl: true },
      term: 'Premises Description',
      line: { value: 'The third jetty' },
    },
    {
      rule: 'what identity data has filled and locked with its source',
      draft: residentWith({
        signup: { use_myinfo: true },
        particulars: { locked: ['name'] },
      }),
      term: 'Name',
      line: { value: 'Tan Mei Ling', tag: 'From Myinfo' },
    },
    {
      rule: 'no date of issue with identity data',
      draft: residentWith({ signup: { use_myinfo: true } }),
      term: 'Date of Issue',
      line: undefined,
    },
    {
      rule: 'the masked e-mail of an existing account',
      draft: residentWith({ signup: { linked_email: 'jamie.lim@example.sg' } }),
      term: 'Email',
      line: { value: 'j*******m@example.sg' },
    },
    {
      rule: 'bills to the e-mail of an existing account, masked as well',
      draft: residentWith({ signup: { linked_email: 'jamie.lim@example.sg' }, review: byEmail }),
      term: 'Bills',
      line: { value: 'By e-mail to j*******m@example.sg', tag: 'Not verified' },
    },
    {
      rule: 'bills to an e-mail address that is verified',
      draft: residentWith({ review: { ...byEmail, ebill_verified: true } }),
      term: 'Bills',
      line: { value: 'By e-mail to mei.ling.tan@example.sg', tag: 'Verified' },
    },
    {
      rule: 'bills both ways',
      draft: residentWith({ review: { ...billFields('both'), ebill_verified: true } }),
      term: 'Bills',
      line: { value: 'On paper, and by e-mail to mei.ling.tan@example.sg', tag: 'Verified' },
    },
    {
      rule: 'bills to an e-mail address that is not verified',
      draft: residentWith({ review: byEmail }),
      term: 'Bills',
      line: { value: 'By e-mail to mei.ling.tan@example.sg', tag: 'Not verified' },
    },
    {
      rule: 'bills on paper where an unverified address stops no submission',
      draft: residentWith({ review: byEmail }),
      situation: { nanl: true },
      term: 'Bills',
      line: { value: 'On paper', tag: 'E-mail address not verified' },
    },
    {
      rule: 'bills on paper where the mode offers no others',
      draft: residentWith({ review: byEmail }),
      situation: { mode: 'kiosk' },
      term: 'Bills',
      line: { value: 'On paper' },
    },
    {
      rule: 'meter readings that the date needs',
      draft: residentWith({
        turnOn: { meter_reading_required: true },
        review: { electric_meter_reading: '10234', water_meter_reading: '553' },
      }),
      term: 'Meter readings',
      line: { value: 'Electricity: 10234\nWater: 553' },
    },
    {
      rule: 'the deposit of a foreigner',
      draft: residentWith({ personal_information: { nric_fin: 'G1234567X' } }),
      term: 'Security deposit',
      line: { value: 'S$ 140.00 with GIRO, S$ 200.00 without. Billed in the first bill.' },
    },
    {
      rule: 'two deposits where a use covers kinds that pay differently',
      draft: residentWith({ premises: { use_of_premises: 'LANDED' } }),
      term: 'Security deposit',
      line: {
        value:
          'Semi-detached: S$ 150.00 with GIRO, S$ 250.00 without. Terrace: S$ 100.00 with GIRO, S$ 150.00 without. Billed in the first bill.',
      },
    },
    {
      rule: 'no amount where the tariff does not know the use',
      draft: residentWith({ premises: { use_of_premises: 'HOUSEBOAT' } }),
      term: 'Security deposit',
      line: { value: 'Billed in the first bill.' },
    },
    {
      rule: 'blank documents where files come from a phone',
      draft: resident,
      situation: { mode: 'kiosk' },
      term: 'Supporting documents',
      line: { value: '' },
    },
    {
      rule: 'the proof of ownership by itself',
      draft: residentWith({
        signup: { isPooRequired: true },
        documents: {
          poo: [{ type: 'proof_of_ownership', filename: 'property tax.pdf', file_id: 'f-poo', size: 700 }],
        },
      }),
      term: 'Proof of Ownership',
      line: { value: 'property tax.pdf' },
    },
    {
      rule: 'a proof of ownership that is required and not there yet',
      draft: residentWith({ signup: { isPooRequired: true } }),
      term: 'Proof of Ownership',
      line: { value: 'This document is not uploaded yet' },
    },
    {
      rule: 'no proof of ownership that is not required',
      draft: resident,
      term: 'Proof of Ownership',
      line: undefined,
    },
    {
      rule: 'documents that are not there yet',
      draft: { ...resident, documents: {} },
      term: 'Supporting documents',
      line: { value: 'None' },
    },
  ])('$rule', ({ draft, situation, term, line }) => {
    const found = lineOf(term, draft, situation)
    expect(found).toEqual(line && { term, ...line })
  })
})

describe('the sections of', () => {
  const company = {
    ...signedCompany,
    particulars: { ...signedCompany.particulars, locked: ['uen'] as const },
  }
  const shop: Draft = {
    ...signedCompany,
    premises: { ...signedCompany.premises, hawker_stall_no: '01-23', tension: 'HT' },
    turnOnServices: {
      ...signedCompany.turnOnServices,
      type_of_usage: 'temporary',
      supply_application_number: '4711',
    },
    turnOn: { ...signedCompany.turnOn, preTurnOn: true },
    security_deposit: {
      ...signedCompany.security_deposit,
      USE_OF_PREMISES_LIST: 'PREMISES_OTHERS',
      selected_premises: 'Others',
      ELECT_CAPACITY: 'ELEC_CAP_CODE_2',
      selected_elec_cap: '16-45',
      WATER_CAPACITY: '100',
      security_deposit: 1700,
    },
  }
  const shownAnswers = (draft: Draft, situation: Parameters<typeof factsOfCompany>[1]) =>
    answerSections({ draft, facts: factsOfCompany(draft, situation), useOfPremises: 'Shop' }).map(
      ({ title, step, lines }) => [
        `${title} (${step})`,
        ...lines.map(({ term, value, tag }) => `${term}: ${value}${tag === undefined ? '' : ` [${tag}]`}`),
      ],
    )

  test('a company at home', () => {
    expect(shownAnswers(company, {})).toEqual([
      [
        'Premises (premises)',
        'Premises address: 145 Lorong 2 Toa Payoh #09-128, Singapore 310145',
        'Mailing address: Same as premises address',
        'Type of Occupancy: Owner',
        'Use Of Premises: Shop',
      ],
      ['Company (particulars)', 'UEN: 53287432C [From Myinfo Business]', 'Company Name: Lorong Trading'],
      [
        'Representative (particulars)',
        'Representative Name: Tan Ah Kow',
        'Designation: Director',
        'Mobile Number: +65 8123 4567',
        'Email: office@example.com',
      ],
      [
        'Utilities (review)',
        'Services: Electricity, Water, Gas',
        'Turn On Date: Wed, 25 Nov 2026',
        'Timeslot: 9 am to 12 pm (09:00 to 12:00)',
        'Embedded electricity generator: No',
        'Home-content protection: No',
        'Bills: On paper',
        'Security deposit: S$ 70.00 with GIRO, S$ 100.00 without. Billed in the first bill.',
        'Supporting documents: Company Registry Extract (BizFile): bizfile.pdf',
      ],
    ])
  })

  test.each([
    ['that signs on screen, without the paper form that it had uploaded before', true, signedCompany.review],
    ['that signs on paper, with its form', false, { ...signedCompany.review, signature_file_id: '' }],
  ])('a company %s', (_what, electronicSignature, review) => {
    const form = { filename: 'form.pdf', file_id: 'f-form', size: 700 }
    const application_form = [{ type: 'c_signed_utility_application_form', ...form } as const]
    const documents = { ...signedCompany.documents, application_form }
    const draft = { ...signedCompany, review, documents }
    const lines = shownAnswers(draft, { flags: { electronicSignature } }).flat()
    const isThere = lines.some(line => line.includes('Signed Application Form: form.pdf'))
    expect(isThere).toBe(!electronicSignature)
  })

  test('a company in business', () => {
    const [premises, , , utilities, deposit] = shownAnswers(shop, {
      domain: 'commercial',
      flags: { highTensionHandled: true },
    })
    expect(premises?.slice(4)).toEqual([
      'Use Of Premises: Shop',
      'Hawker Stall No.: 01-23',
      'Tension Level: High Tension (HT)',
      'Supply Application Number: 4711',
    ])
    expect(utilities?.slice(0, 7)).toEqual([
      'Utilities (review)',
      'Services: Electricity, Water, Gas',
      'Type Of Usage: Temporary',
      'Turn On Date: Wed, 25 Nov 2026',
      'Timeslot: 9 am to 12 pm (09:00 to 12:00)',
      'Supplies: On already; nobody needs to be present',
      'Embedded electricity generator: No',
    ])
    expect(deposit).toEqual([
      'Security deposit calculation (review)',
      'Type of Premises: Others',
      'Electricity Supply Capacity (kVA): 16-45',
      'Water Supply Capacity: 100',
      'Security Deposit: S$ 1,700.00',
    ])
  })

  test('a person in business', () => {
    const draft: Draft = {
      ...resident,
      turnOnServices: { ...resident.turnOnServices, type_of_usage: 'permanent' },
    }
    const sections = shownAnswers(draft, { domain: 'commercial', type: 'personal' })
    expect(sections.map(([title]) => title)).toEqual([
      'Premises (premises)',
      'Personal Information (particulars)',
      'Utilities (review)',
      'Security deposit calculation (review)',
    ])
    expect(sections.at(-1)?.slice(1)).toEqual(['Security Deposit: Not calculated yet'])
    expect(sections.flat().filter(line => /^Bills|Home-content/.test(line))).toEqual(['Bills: On paper'])
  })

  test('a company with the e-mail of an existing account', () => {
    const linked = { ...company, signup: { ...company.signup, linked_email: 'office@example.com' } }
    expect(shownAnswers(linked, {}).flat()).toContain('Email: o****e@example.com')
  })
})
