/** The last day that can be picked, counted from today; the day itself is included. */
export const turnOnWindowDays = 30
/** Non-standard premises need more than this many days of preparation (C-110). */
export const nonStandardLeadDays = 7
