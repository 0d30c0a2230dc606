import { useEffect, useRef } from 'react'
import { focusField } from '../../ui/feedback/focusField.ts'

/** Puts the cursor into the description, or into the address, once one has taken the place of the other. */
export const useFocusOnSwitch = (nonStandard: boolean): void => {
  const shown = useRef(nonStandard)
  useEffect(() => {
    if (shown.current === nonStandard) return
    shown.current = nonStandard
    focusField(nonStandard ? 'premise_description' : 'premise_postal_code')
  }, [nonStandard])
}
