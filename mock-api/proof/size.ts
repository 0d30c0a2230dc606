/** How often an attack is run: in every `npm test`, and in `npm run proof`. */
export interface Runs {
  readonly day: number
  readonly night: number
}

/** Whether the attacks run at night size. */
export const isNight = process.env['PROOF'] === 'night'

/** By day every run is the same; at night each is another one, unless SEED asks for one that was printed before. */
const daySeed = 20_261_122
const nightSeed = Number(process.env['SEED'] ?? Date.now() % 2 ** 31)

export const sizeOf = ({ day, night }: Runs): number => (isNight ? night : day)
export const seedOf = (): number => (isNight ? nightSeed : daySeed)
