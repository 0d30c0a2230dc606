import { median } from './statistics.ts'

/** Rounds for each contender; they take turns, so that a busy moment of the machine affects all of them. */
const rounds = 20
/** Microseconds of one turn, and calls between two looks at the clock. */
const turn = 50_000
const callsAtOnce = 1_000

/** Processor time of this process in microseconds; other processes do not count. */
const processorTime = (): number => {
  const { user, system } = process.cpuUsage()
  return user + system
}

const callsPerSecond = (work: () => unknown): number => {
  const start = processorTime()
  let calls = 0
  while (processorTime() - start < turn) {
    for (let i = 0; i < callsAtOnce; i += 1) work()
    calls += callsAtOnce
  }
  return (calls * 1_000_000) / (processorTime() - start)
}

/** The calls per second of each contender. */
export const speedsOf = (contenders: Readonly<Record<string, () => unknown>>): Record<string, number> => {
  const measured = Object.entries(contenders).map(([name, work]) => ({ name, work, speeds: [] as number[] }))
  for (let round = 0; round < rounds; round += 1)
    for (const { work, speeds } of measured) speeds.push(callsPerSecond(work))
  return Object.fromEntries(measured.map(({ name, speeds }) => [name, median(speeds)]))
}
