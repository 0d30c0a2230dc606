import type { RuleId } from '@open-account/contracts/control/rules'
import type { Given } from '../../scenarios/personas.ts'
import type { IdentityService, Persona } from './identityService.ts'

interface Outcome<Data> {
  readonly rule: RuleId
  readonly given: Given<Data>
}

/** What the application is answered for a persona: its data, unless the data speaks against it. */
export const outcomeOf = <Data>(
  { judge }: Pick<IdentityService<Data>, 'judge'>,
  { rule, given }: Persona<Data>,
): Outcome<Data> => {
  if (given.kind === 'refused') return { rule, given }
  const judged = judge(given.data)
  return {
    rule: judged.rule,
    given: judged.refusal === null ? given : { kind: 'refused', code: judged.refusal },
  }
}
