import type { Issue } from '@open-account/contracts/errors'
import { pleaseEnterValid } from '@open-account/contracts/fields/messages'
import { type CompanyNameLookup, isUenExcused } from '@open-account/domain/identity/companyNameLookup'
import { inactiveCompanyDetails } from '@open-account/domain/premises/companyStatus'
import { type CompanyScenario, companyWith } from '../../scenarios/companies.ts'
import type { Valued } from '../../scenarios/ownValues.ts'

const lookupOf = ({ name, active, lookup }: CompanyScenario): CompanyNameLookup => {
  if (lookup === 'failing' || name === null) return 'error'
  return active ? 'success' : 'inactive'
}

/** The issue of a submitted UEN, by the register's answer and the rule of the screens. */
export const uenIssues = (uen: string, today: Temporal.PlainDate, world: Valued): readonly Issue[] => {
  const lookup = lookupOf(companyWith(uen, today, world))
  if (isUenExcused(lookup, uen, today)) return []
  return [{ path: 'nric', message: lookup === 'inactive' ? inactiveCompanyDetails : pleaseEnterValid('UEN') }]
}
