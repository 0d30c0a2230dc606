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

describe('the terms say', () => {
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
  ])('%s', statement => {
    expect(account).toContain(statement)
  })
})

describe('the terms of centralised cooling say', () => {
  test.each([
    'within 14 days',
    'S$500',
    'S$60',
    'S$1,800',
    'within 30 days',
    '45 days of arrears',
    '1 month of notice',
    '7 years',
  ])('%s', statement => {
    expect(cooling).toContain(statement)
  })
})

describe('an applicant declares', () => {
  const facts = factsOfResident(resident)
  test.each<{ readonly who: string; readonly change: Partial<ApplicationFacts>; readonly says: RegExp }>([
    { who: 'a person who typed in', change: {}, says: /particulars I have entered are true/ },
    { who: 'a person with Myinfo', change: { identityData: true }, says: /particulars from Myinfo are mine/ },
    {
      who: 'a company that typed in',
      change: { type: 'company' },
      says: /authorised to apply on behalf of the company/,
    },
    {
      who: 'a company with Myinfo Business',
      change: { type: 'company', identityData: true },
      says: /Corppass user of the company and represent it/,
    },
    { who: 'a tenant', change: { occupancy: 'tenant' }, says: /signed tenancy agreement/ },
    {
      who: 'a resident',
      change: {},
      says: /for residential use only/,
    },
    { who: 'a business', change: { domain: 'commercial' }, says: /for commercial use only/ },
    { who: 'anybody', change: {}, says: /within 7 days of any change/ },
    { who: 'whoever has an appointment', change: {}, says: /someone to be present/ },
  ])('$who', ({ change, says }) => {
    expect(declarationsOf({ ...facts, ...change })).toContainEqual(expect.stringMatching(says))
  })

  test('no declaration mentions copies with identity data, or an appointment where there is none', () => {
    const texts = declarationsOf({ ...facts, identityData: true, timeslotRequired: false }).join(' ')
    expect(texts).not.toMatch(/copies of the originals|someone to be present/)
  })
})
