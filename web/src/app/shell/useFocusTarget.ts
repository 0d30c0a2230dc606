import type { Step } from '@open-account/domain/flow/flows'
import { useState } from 'react'
import { sectionId } from '../../session/labels/stepTitles.ts'
import type { StepSearch } from '../../session/stepSearch.ts'

/**
 * The id of the field to focus on a step: that of the address, or the section of the review whose Change led to the
 * previous step. The browser's Back returns to an address without that section.
 */
export const useFocusTarget = (step: Step, search: StepSearch): string | undefined => {
  const { target } = search
  const [shown, setShown] = useState({ step, search, target })
  if (shown.step !== step || shown.search.target !== target) {
    const { from, section = sectionId(shown.step) } = shown.search
    setShown({ step, search, target: from === step ? section : target })
  }
  return shown.target
}
