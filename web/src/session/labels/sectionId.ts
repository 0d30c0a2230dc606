import type { Step } from '@open-account/domain/flow/flows'

/** Where the first section of a step's answers stands on a review. */
export const sectionId = (step: Step): string => `answers-${step}`
