import { useDraftForm } from '../../../session/useDraftForm.ts'
import { type CommercialRules, premisesSchema } from './premisesSchema.ts'

/** The form of the premises step. `commercial` adds the rules of commercial premises. */
export const usePremisesForm = (onNext: () => Promise<void>, commercial?: CommercialRules) =>
  useDraftForm({
    slices: ['premises', 'turnOnServices'],
    schema: ({ facts }) => premisesSchema(facts, commercial),
    onNext,
  })

export type PremisesForm = ReturnType<typeof usePremisesForm>
