import type { Draft } from '../../session/draft.ts'
import { saveDraft } from '../../session/draftStore.ts'

/** A deposit before the calculation, or after a change of its inputs. */
export const notCalculated = { security_deposit: null, payment_method: [], calculatedWith: null } as const

/** Saves a part of the deposit. */
export const saveDeposit = (part: Partial<Draft['security_deposit']>): void =>
  saveDraft(({ security_deposit }) => ({ security_deposit: { ...security_deposit, ...part } }))
