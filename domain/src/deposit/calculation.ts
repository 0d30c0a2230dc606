/** How long what a deposit depends on must rest before the deposit is calculated again, in milliseconds. Source: document 2, section 9. */
export const calculationDebounce = 300
