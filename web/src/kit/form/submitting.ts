import { createContext } from 'react'

/** Whether the form is checked after a press of Next, or Next waits for a call. */
export const Submitting = createContext(false)
