import { join } from 'node:path'
import { frameworkName, writeAnswers } from './calls.ts'
import { arePeersInstalled, notInstalled, peerServer } from './peers.ts'
import { type Start, startServer } from './server.ts'
import { median } from './statistics.ts'
import { ours, type Row } from './table.ts'

/** Counted starts of each server, after the first one. */
const starts = 9

const target = { limit: 'at most', value: 1.5, times: frameworkName } as const

/** The time from the start of a process with an empty store to its first answer: the first time, and later. */
export const measureStarts = async (folder: string): Promise<readonly Row[]> => {
  const service = await startServer()
  const firstOfOurs = service.startedIn
  const answers = await writeAnswers(folder, service, [])
  await service.stop()
  const variables = { ANSWERS: answers, NODE_COMPILE_CACHE: join(folder, 'compiled') }
  const contenders: Readonly<Record<string, Start>> = {
    [ours]: {},
    ...(arePeersInstalled ? { [frameworkName]: { file: peerServer('fastifyZod.js'), variables } } : {}),
  }
  const times = new Map(Object.keys(contenders).map(name => [name, [] as number[]]))
  times.get(ours)?.push(firstOfOurs)
  for (let turn = 0; turn <= starts; turn += 1)
    for (const [name, start] of Object.entries(contenders)) {
      const server = await startServer(start)
      await server.stop()
      times.get(name)?.push(server.startedIn)
    }
  const valuesBy = (value: (all: readonly number[]) => number) => ({
    [frameworkName]: notInstalled,
    ...Object.fromEntries([...times].map(([name, all]) => [name, value(all)])),
  })
  return [
    {
      what: 'First start after the build, to the first answer',
      unit: 'ms',
      values: valuesBy(([first = Number.NaN]) => first),
      targets: [target],
    },
    {
      what: 'Later starts, to the first answer',
      unit: 'ms',
      values: valuesBy(all => median(all.slice(1))),
      targets: [target],
    },
  ]
}
