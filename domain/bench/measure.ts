/** Rounds for each contender; they take turns, so that a busy moment of the machine affects all of them. */
const rounds = 20
/** Microseconds of one turn. */
const turn = 50_000

/** Processor time of this process in microseconds; other processes do not count. */
const processorTime = (): number => {
  const { user, system } = process.cpuUsage()
  return user + system
}

const callsPerSecond = (work: () => void): number => {
  const start = processorTime()
  let calls = 0
  while (processorTime() - start < turn) {
    for (let i = 0; i < 1_000; i += 1) work()
    calls += 1_000
  }
  return (calls * 1_000_000) / (processorTime() - start)
}

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN

/** Prints the calls per second of each contender, and how many times faster the first one is than the others. */
export const compare = (title: string, contenders: Readonly<Record<string, () => void>>): void => {
  const entries = Object.entries(contenders)
  const measured = entries.map(([name]) => ({ name, speeds: [] as number[] }))
  for (let round = 0; round < rounds; round += 1) {
    entries.forEach(([, work], index) => measured[index]?.speeds.push(callsPerSecond(work)))
  }
  const results = measured.map(({ name, speeds }) => ({ name, speed: median(speeds) }))
  console.log(title)
  for (const { name, speed } of results) {
    const ratio = (results[0]?.speed ?? Number.NaN) / speed
    console.log(
      `  ${name.padEnd(12)} ${Math.round(speed).toLocaleString('en-SG').padStart(12)} a second  ${ratio.toFixed(1)} x`,
    )
  }
}
