/** How an appointment that a submit was refused for is remembered. */
export const refusedSlot = (date: string, start: string): string => `${date} ${start}`
