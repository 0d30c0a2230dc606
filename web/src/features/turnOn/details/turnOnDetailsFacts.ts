import type { ApplicationFacts } from '@open-account/domain/application/facts'
import type { TurnOnDetailsValues } from './turnOnDetailsValues.ts'

/** The facts that follow from what stands in the form, which the draft may learn a moment later. */
export const turnOnDetailsFacts = ({ check_eeg }: TurnOnDetailsValues): Partial<ApplicationFacts> => ({
  generatorDeclared: check_eeg,
})
