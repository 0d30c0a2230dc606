/** The duration of a look-up whose scenario is slow. Milliseconds. */
export const slowAnswer = 4_000
