import { useEffect, useRef } from 'react'
import { focusField } from '../../../kit/ui/feedback/focusField.ts'

/** Focuses the description, or the address, after one has replaced the other. */
export const useFocusOnSwitch = (nonStandard: boolean): void => {
  const shown = useRef(nonStandard)
  useEffect(() => {
    if (shown.current === nonStandard) return
    shown.current = nonStandard
    focusField(nonStandard ? 'premise_description' : 'premise_postal_code')
  }, [nonStandard])
}
