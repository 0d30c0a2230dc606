import { revalidateLogic } from '@tanstack/react-form'

/**
 * When a form judges its `onDynamic` schema: first when the applicant presses Next, so that nobody is told off while
 * typing for the first time; after such an attempt with every change, so that a mended mistake is gone at once. Judging
 * when a field is left would move the page under a press that is under way, and the press would be lost.
 */
export const validateOnNext = revalidateLogic({ mode: 'submit', modeAfterSubmission: 'change' })
