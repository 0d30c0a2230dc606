import type { StartCondition } from '@open-account/domain/requirements/startDisabling'
import type { Need } from '../../kit/ui/feedback/StillNeeded.tsx'

/** The questions that still disable Start, as links to them; what passes by itself is no need. */
export const startNeeds = (
  disabledBy: readonly StartCondition[],
  questions: Readonly<Record<'domain' | 'type', string>>,
): readonly Need[] => {
  const needs: Readonly<Partial<Record<StartCondition, Need>>> = {
    premises_type_missing: { id: questions.domain, words: 'Premises type' },
    registration_type_missing: { id: questions.type, words: 'Registration type' },
  }
  return disabledBy.flatMap(condition => needs[condition] ?? [])
}
