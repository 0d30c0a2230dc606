import type { RuleId } from '@open-account/contracts/control/rules'
import type { IdentityAnswer } from '../../scenarios/personas.ts'
import type { IdentityService, Persona } from './identityService.ts'

interface Outcome<Data> {
  readonly rule: RuleId
  readonly answer: IdentityAnswer<Data>
}

/** The answer for a persona: its data, or a refusal when the data is not valid. */
export const outcomeOf = <Data>(
  { validate }: Pick<IdentityService<Data>, 'validate'>,
  { rule, answer }: Persona<Data>,
): Outcome<Data> => {
  if (answer.kind === 'refused') return { rule, answer }
  const validation = validate(answer.data)
  return {
    rule: validation.rule,
    answer: validation.refusal === null ? answer : { kind: 'refused', code: validation.refusal },
  }
}
