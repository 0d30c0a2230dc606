import type { RuleId } from '@open-account/contracts/control/rules'
import { isUenWellFormed } from '@open-account/domain/identity/uen'
import type { Entry } from './entry.ts'
import { madeUpCompanyName } from './madeUpCompanyName.ts'

/** How the register of companies answers a question for a UEN. */
export interface CompanyScenario {
  readonly rule: RuleId
  /** Null when no company is registered under it. */
  readonly name: string | null
  readonly active: boolean
  readonly lookup: 'prompt' | 'slow' | 'failing'
}

const ordinary: Omit<CompanyScenario, 'rule' | 'name'> = { active: true, lookup: 'prompt' }

type CompanyEntry = Entry<'uen'> &
  Pick<CompanyScenario, 'name'> & { readonly different?: Partial<Omit<CompanyScenario, 'rule' | 'name'>> }

/** UENs with a known answer of the register. */
export const companyEntries: readonly CompanyEntry[] = [
  {
    id: 'company.live',
    value: '201500004E',
    name: 'LORONG TRADING PTE LTD',
    rule: 'company.found',
    sentence:
      'A company that is active and has no account yet, as has every company that is not in this list.',
  },
  {
    id: 'company.sole-proprietor',
    value: '53300001K',
    name: 'AH KOW HARDWARE',
    rule: 'company.found',
    sentence: 'A sole proprietor, with a UEN of nine characters.',
  },
  {
    id: 'company.new-type',
    value: 'T20QQ0001F',
    name: 'HARBOURFRONT COLLECTIVE',
    rule: 'company.found',
    sentence: 'Its UEN names a type that our list lacks; the register confirms it, so that it can be used.',
  },
  {
    id: 'company.inactive',
    value: '201600001R',
    name: 'STRUCK OFF TRADING PTE LTD',
    rule: 'company.inactive',
    sentence: 'The company is not active any more.',
    different: { active: false },
  },
  {
    id: 'company.unknown',
    value: '201600002G',
    name: null,
    rule: 'company.unknown',
    sentence: 'No company is registered under it.',
  },
  {
    id: 'company.slow',
    value: '201600003W',
    name: 'PATIENCE LOGISTICS PTE LTD',
    rule: 'company.slow',
    sentence: 'The look-up of the name takes four seconds.',
    different: { lookup: 'slow' },
  },
  {
    id: 'company.failing',
    value: '201600004H',
    name: null,
    rule: 'company.failing',
    sentence: 'The look-up of the name fails; the name can be typed in.',
    different: { lookup: 'failing' },
  },
]

const book: ReadonlyMap<string, CompanyScenario> = new Map(
  companyEntries.map(({ value, rule, name, different }) => [
    value,
    { ...ordinary, rule, name, ...different },
  ]),
)

const unknown: CompanyScenario = { ...ordinary, rule: 'company.unknown', name: null }

/**
 * What the register knows of a UEN: the phone book's entry, else a company made up of the UEN itself, so that people
 * can use their own. One whose check letter is wrong is not registered; of which type it is does not matter.
 */
export const companyWith = (uen: string, today: Temporal.PlainDate): CompanyScenario =>
  book.get(uen) ??
  (isUenWellFormed(uen, today)
    ? { ...ordinary, rule: 'company.made-up', name: madeUpCompanyName(uen) }
    : unknown)
