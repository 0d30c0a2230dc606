import { askMany } from './ask.ts'
import { calls, floorName, frameworkName, writeAnswers } from './calls.ts'
import { arePeersInstalled, notInstalled, peerServer } from './peers.ts'
import { script, startServer } from './server.ts'
import { ours, type Row } from './table.ts'

/** Requests of each of the calls. */
const requests = 20_000

/** The memory of each server after the same load of flags, deposits and calendars. */
export const measureMemory = async (folder: string): Promise<readonly Row[]> => {
  const service = await startServer()
  const load = await Promise.all(Object.values(calls).map(({ callOf }) => callOf(service)))
  const variables = { ANSWERS: await writeAnswers(folder, service, load) }
  const servers = {
    [ours]: service,
    [floorName]: await startServer({ file: script('bare.js'), variables }),
    ...(arePeersInstalled
      ? { [frameworkName]: await startServer({ file: peerServer('fastifyZod.js'), variables }) }
      : {}),
  }
  const values: Record<string, number | string> = { [frameworkName]: notInstalled }
  for (const [name, server] of Object.entries(servers)) {
    for (const call of load) await askMany(server.port, call, requests)
    const { memory } = await server.used()
    values[name] = memory / 1_000_000
    await server.stop()
  }
  return [
    {
      what: `Memory after ${(requests * load.length).toLocaleString('en-SG')} calls`,
      unit: 'MB',
      values,
      targets: [{ limit: 'at most', value: 1.1, times: frameworkName }],
    },
  ]
}
