/** Delay after the last change of an input before the deposit is calculated again. Milliseconds. Source: document 2, section 9. */
export const calculationDebounce = 300
