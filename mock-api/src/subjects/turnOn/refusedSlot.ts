/** An appointment that a submit was refused for, as the store saves it. */
export const refusedSlot = (date: string, start: string): string => `${date} ${start}`
