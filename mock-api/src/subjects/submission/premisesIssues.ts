import type { Issue } from '@open-account/contracts/errors'
import type { SubmittedAddress } from '@open-account/contracts/submission/address'
import type { SubmitBody } from '@open-account/contracts/submission/body'
import type { ApplicationFacts } from '@open-account/domain/application/facts'
import { hasOwnMailingAddress } from '@open-account/domain/requirements/conditions'
import { premiseNumber } from '../../scenarios/premiseNumber.ts'
import type { Valued } from '../../scenarios/ownValues.ts'
import { addressAt } from '../../scenarios/premisesAt.ts'
import { usesOfPremises } from '../../scenarios/usesOfPremises.ts'

const notRegistered = 'There are no such premises in the register of addresses.'

const lookUpOf = ({ postal_code, block, floor, unit }: SubmittedAddress) => ({
  postalCode: postal_code,
  block,
  floor,
  unit,
})

/** Whether the look-up on Next returns a premises number for this address; a failed look-up counts as yes. */
const isRegistered = (address: SubmittedAddress, forPremises: boolean, world: Valued): boolean => {
  const found = addressAt(lookUpOf(address), world)
  if (found.lookup === 'failing') return true
  return found.street !== null && premiseNumber(found, forPremises, lookUpOf(address)) !== ''
}

const addressIssues = (
  { premise_address: address, premise_number: number }: SubmitBody,
  world: Valued,
): readonly Issue[] => {
  if (address === undefined) return []
  if (!isRegistered(address, true, world)) return [{ path: 'premise_address', message: notRegistered }]
  const lookUp = lookUpOf(address)
  return number === premiseNumber(addressAt(lookUp, world), true, lookUp)
    ? []
    : [{ path: 'premise_number', message: 'The premises number is not that of the address.' }]
}

const mailingIssues = (
  facts: ApplicationFacts,
  { mailing_address: address }: SubmitBody,
  world: Valued,
): readonly Issue[] =>
  !hasOwnMailingAddress(facts) || isRegistered(address, false, world)
    ? []
    : [{ path: 'mailing_address', message: notRegistered }]

const useIssues = ({ account_type, use_of_premises }: SubmitBody): readonly Issue[] =>
  usesOfPremises.some(
    ({ accountType, useOfPremise }) => accountType === account_type && useOfPremise === use_of_premises,
  )
    ? []
    : [{ path: 'use_of_premises', message: 'Premises of this account type have no such use.' }]

/** The issues of addresses and use of premises, by the same look-ups as the premises screen. */
export const premisesIssues = (
  facts: ApplicationFacts,
  body: SubmitBody,
  world: Valued,
): readonly Issue[] => [
  ...addressIssues(body, world),
  ...mailingIssues(facts, body, world),
  ...useIssues(body),
]
