import { serviceToday } from '../../../http/api/serviceClock.ts'
import { useDraftForm } from '../../../session/useDraftForm.ts'
import { particularsSchema } from './particularsSchema.ts'

/** The form of the personal particulars. */
export const useParticularsForm = (onNext: () => Promise<void>) =>
  useDraftForm({
    slices: ['personal_information', 'personal_contact_information', 'bankruptcy'],
    schema: now => particularsSchema(now, serviceToday()),
    onNext,
  })

export type ParticularsForm = ReturnType<typeof useParticularsForm>
