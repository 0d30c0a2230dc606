/** How long a look-up takes that is known to be slow. Milliseconds. */
export const slowAnswer = 4_000
