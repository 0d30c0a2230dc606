import type { RuleId } from '@open-account/contracts/control/rules'
import { isUenWellFormed } from '@open-account/domain/identity/uen'
import type { Entry } from './entry.ts'
import { ownValueOf, type Valued } from './ownValues.ts'
import { madeUpCompanyName } from './madeUpCompanyName.ts'

/** The answer of the register of companies for a UEN. */
export interface CompanyScenario {
  readonly rule: RuleId
  /** Null when no company is registered under the UEN. */
  readonly name: string | null
  readonly active: boolean
  readonly lookup: 'prompt' | 'slow' | 'failing'
}

const defaultScenario: Omit<CompanyScenario, 'rule' | 'name'> = { active: true, lookup: 'prompt' }

type CompanyEntry = Entry<'uen'> &
  Pick<CompanyScenario, 'name'> & { readonly overrides?: Partial<Omit<CompanyScenario, 'rule' | 'name'>> }

/** UENs with a known answer of the register. */
export const companyEntries: readonly CompanyEntry[] = [
  {
    id: 'company.live',
    value: '201500004E',
    name: 'LORONG TRADING PTE LTD',
    rule: 'company.found',
    description:
      'A company that is active and has no account yet, as has every company that is not in this list.',
  },
  {
    id: 'company.sole-proprietor',
    value: '53300001K',
    name: 'AH KOW HARDWARE',
    rule: 'company.found',
    description: 'A sole proprietor, with a UEN of nine characters.',
  },
  {
    id: 'company.new-type',
    value: 'T20QQ0001F',
    name: 'HARBOURFRONT COLLECTIVE',
    rule: 'company.found',
    description:
      'Its UEN names a type that our list lacks; the register confirms it, so that it can be used.',
  },
  {
    id: 'company.inactive',
    value: '201600001R',
    name: 'STRUCK OFF TRADING PTE LTD',
    rule: 'company.inactive',
    description: 'The company is not active any more.',
    overrides: { active: false },
  },
  {
    id: 'company.unknown',
    value: '201600002G',
    name: null,
    rule: 'company.unknown',
    description: 'No company is registered under it.',
  },
  {
    id: 'company.slow',
    value: '201600003W',
    name: 'PATIENCE LOGISTICS PTE LTD',
    rule: 'company.slow',
    description: 'The look-up of the name takes four seconds.',
    overrides: { lookup: 'slow' },
  },
  {
    id: 'company.failing',
    value: '201600004H',
    name: null,
    rule: 'company.failing',
    description: 'The look-up of the name fails; the name can be typed in.',
    overrides: { lookup: 'failing' },
  },
]

const byValue: ReadonlyMap<string, CompanyScenario> = new Map(
  companyEntries.map(({ value, rule, name, overrides }) => [
    value,
    { ...defaultScenario, rule, name, ...overrides },
  ]),
)

const unknown: CompanyScenario = { ...defaultScenario, rule: 'company.unknown', name: null }

/** The register's answer for a UEN that no tester has changed. */
const unchangedCompany = (uen: string, today: Temporal.PlainDate): CompanyScenario =>
  byValue.get(uen) ??
  (isUenWellFormed(uen, today)
    ? { ...defaultScenario, rule: 'company.made-up', name: madeUpCompanyName(uen) }
    : unknown)

const valueOfId: ReadonlyMap<string, string> = new Map(companyEntries.map(({ id, value }) => [id, value]))

/**
 * The register's answer for a UEN: the company that a tester gave the world, that of the magic value, or else a company
 * that is made up from the UEN, so that testers can use their own. A UEN with a wrong check letter is not registered; its
 * entity type does not matter.
 */
export const companyWith = (uen: string, today: Temporal.PlainDate, world: Valued): CompanyScenario => {
  const own = ownValueOf(world, 'company', uen)
  if (own === undefined) return unchangedCompany(uen, today)
  const base = unchangedCompany(own.like === undefined ? uen : (valueOfId.get(own.like) ?? uen), today)
  return {
    rule: 'company.own',
    name: own.name === undefined ? base.name : own.name,
    active: own.active ?? base.active,
    lookup: own.lookup ?? base.lookup,
  }
}
