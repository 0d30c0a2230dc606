import { accountTypes } from '@open-account/domain/application/codes'
import { useUseOfPremises } from '../../session/useUseOfPremises.ts'
import { isTurnOnStale, withoutDate } from '../turnOn/turnOnDraft.ts'
import { useWizard } from '../../session/useWizard.ts'
import type { Reviewed } from './reviewed.ts'

/** The application for its review, without a turn-on date that was chosen for other premises or services. */
export const useReviewed = (): Reviewed => {
  const { draft: entered, facts, signup } = useWizard()
  const draft = isTurnOnStale({ draft: entered, facts, signup })
    ? { ...entered, ...withoutDate(entered, facts) }
    : entered
  const { use_of_premises: chosen } = draft.premises
  const { uses } = useUseOfPremises(accountTypes[facts.domain])
  return { draft, facts, useOfPremises: uses.find(use => use.useOfPremise === chosen)?.label ?? chosen }
}
