/** How many times an attack runs: in every `npm test`, and in `npm run proof`. */
export interface Runs {
  readonly day: number
  readonly night: number
}

/** Whether the attacks run at night size. */
export const isNight = process.env['PROOF'] === 'night'

/** By day every run has the same seed; at night each has a new one, unless SEED repeats one that was printed. */
const daySeed = 20_261_122
const nightSeed = Number(process.env['SEED'] ?? Date.now() % 2 ** 31)

export const sizeOf = ({ day, night }: Runs): number => (isNight ? night : day)
export const seedOf = (): number => (isNight ? nightSeed : daySeed)
