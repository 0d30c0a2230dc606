import type { ApplicationFacts } from '@open-account/domain/application/facts'
import { describe, expect, test } from 'vitest'
import { factsOfResident, resident } from '../../../test/applicant.ts'
import { settingsOf } from '../../session/settings.ts'
import { coolingTerms } from './coolingTerms.ts'
import { declarationsOf } from './declarations.ts'
import { depositTerms, generalTerms, termsParts } from './generalTerms.ts'

const { hotline } = settingsOf({ kind: 'fallback' })
const account = [generalTerms(hotline), ...termsParts, depositTerms]
  .flatMap(({ paragraphs }) => paragraphs)
  .join(' ')
const cooling = coolingTerms.flatMap(({ paragraphs }) => paragraphs).join(' ')

test('the terms have Parts I to V', () => {
  expect(termsParts.map(({ heading }) => heading.split(':')[0])).toEqual([
    'Part I',
    'Part II',
    'Part III',
    'Part IV',
    'Part V',
  ])
})

describe('the terms of an account', () => {
  test.each([
    'at least 1.5 times the monthly charges',
    'or 3 times for applicants who are neither Singapore citizens nor permanent residents',
    '1% per month',
    '4 working days',
    'within 7 days',
    'by less than 10%',
    'within a month',
    'Questions are answered on the hotline 1800 2222 333.',
    'billed in the first bill',
    'paid by eNets or credit card',
  ])('the terms state: %s', statement => {
    expect(account).toContain(statement)
  })
})

describe('the terms of centralised cooling', () => {
  test.each([
    'within 14 days',
    'S$500',
    'S$60',
    'S$1,800',
    'within 30 days',
    '45 days of arrears',
    '1 month of notice',
    '7 years',
  ])('the cooling terms state: %s', statement => {
    expect(cooling).toContain(statement)
  })
})

describe('the declarations', () => {
  const facts = factsOfResident(resident)
  test.each<{
    readonly who: string
    readonly change: Partial<ApplicationFacts>
    readonly declaration: RegExp
  }>([
    { who: 'a person with manual entry', change: {}, declaration: /particulars I have entered are true/ },
    {
      who: 'a person with Myinfo',
      change: { identityData: true },
      declaration: /particulars from Myinfo are mine/,
    },
    {
      who: 'a company with manual entry',
      change: { type: 'company' },
      declaration: /authorised to apply on behalf of the company/,
    },
    {
      who: 'a company with Myinfo Business',
      change: { type: 'company', identityData: true },
      declaration: /Corppass user of the company and represent it/,
    },
    { who: 'a tenant', change: { occupancy: 'tenant' }, declaration: /signed tenancy agreement/ },
    {
      who: 'a resident',
      change: {},
      declaration: /for residential use only/,
    },
    { who: 'a business', change: { domain: 'commercial' }, declaration: /for commercial use only/ },
    { who: 'every applicant', change: {}, declaration: /within 7 days of any change/ },
    { who: 'an applicant with an appointment', change: {}, declaration: /someone to be present/ },
  ])('$who declares $declaration', ({ change, declaration }) => {
    expect(declarationsOf({ ...facts, ...change })).toContainEqual(expect.stringMatching(declaration))
  })

  test('an applicant with identity data and without an appointment declares neither copies nor presence', () => {
    const texts = declarationsOf({ ...facts, identityData: true, timeslotRequired: false }).join(' ')
    expect(texts).not.toMatch(/copies of the originals|someone to be present/)
  })
})
