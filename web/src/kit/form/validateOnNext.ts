import { revalidateLogic } from '@tanstack/react-form'

/**
 * When a form validates its `onDynamic` schema. First on Next, so that no error shows during the first typing; after
 * that with every change, so that a corrected error disappears at once. Validation on blur would move the page during
 * a press, and the press would be lost.
 */
export const validateOnNext = revalidateLogic({ mode: 'submit', modeAfterSubmission: 'change' })
