/** The last day that can be chosen, in days from today. */
export const turnOnWindowDays = 30
/** Days of preparation for non-standard premises; the first possible day is the one after them (C-110). */
export const nonStandardLeadDays = 7
