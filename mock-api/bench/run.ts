import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Requests measured for each server, after as many to warm up, over as many connections at once. */
const requests = 4000
const warmUp = 2000
const connections = 16

interface Call {
  readonly method: string
  readonly path: string
  readonly body?: string
}
interface Cost {
  readonly cpu: number
  readonly memory: number
}

const agent = new Agent({ keepAlive: true, maxSockets: connections })
const ask = async (port: number, { method, path, body }: Call): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    const headers = body === undefined ? {} : { 'content-type': 'application/json' }
    const sent = request({ host: '127.0.0.1', port, method, path, agent, headers }, answer => {
      const chunks: Buffer[] = []
      answer.on('data', (chunk: Buffer) => chunks.push(chunk))
      answer.on('end', () => {
        const whole = Buffer.concat(chunks)
        if (answer.statusCode === 200) resolve(whole)
        else reject(new Error(`${method} ${path} answered ${answer.statusCode}: ${whole.toString()}`))
      })
    })
    sent.on('error', reject)
    sent.end(body)
  })

const askMany = async (port: number, call: Call, times: number): Promise<void> => {
  let left = times
  const worker = async () => {
    while (left > 0) {
      left -= 1
      await ask(port, call)
    }
  }
  await Promise.all(Array.from({ length: connections }, worker))
}

const startServer = async (script: string, argument: string) => {
  const child = fork(new URL(script, import.meta.url), [argument], {
    execArgv: ['--conditions=@open-account/source'],
  })
  const [ready] = (await once(child, 'message')) as [{ port: number }]
  const cost = async (): Promise<Cost> => {
    const answer = once(child, 'message') as Promise<[Cost]>
    child.send('cost')
    return (await answer)[0]
  }
  return { port: ready.port, cost, stop: () => child.kill('SIGKILL') }
}

/** Microseconds of processor time for one request. */
const costOf = async (server: Awaited<ReturnType<typeof startServer>>, call: Call): Promise<number> => {
  await askMany(server.port, call, warmUp)
  const before = await server.cost()
  await askMany(server.port, call, requests)
  const after = await server.cost()
  return (after.cpu - before.cpu) / requests
}

const freePort = 20_000 + Math.floor(process.pid % 20_000)
const service = await startServer('service.ts', String(freePort))
const folder = mkdtempSync(join(tmpdir(), 'open-account-bench-'))

const started = JSON.parse(
  (
    await ask(service.port, { method: 'GET', path: '/v1/transaction?appDomain=residential&appType=personal' })
  ).toString(),
) as { state_id: string }
const calendar = JSON.stringify({
  state_id: started.state_id,
  block: '145',
  floor: '09',
  unit: '128',
  postal_code: '310145',
  timeslot: true,
  electricity: true,
  gas: false,
  water: true,
  nanl: false,
  source: 'W',
  is_open_account: true,
  account_type: '01',
  personal: true,
})
const calls: Readonly<Record<string, Call>> = {
  flags: { method: 'GET', path: '/appconfig' },
  'signed calendar': { method: 'POST', path: '/v1/calendar', body: calendar },
}

console.log('Processor time per request, microseconds; the floor answers the same bytes from bare node:http')
for (const [name, call] of Object.entries(calls)) {
  const file = join(folder, 'answer.json')
  writeFileSync(file, await ask(service.port, call))
  const bare = await startServer('bare.ts', file)
  const floor = await costOf(bare, call)
  const ours = await costOf(service, call)
  bare.stop()
  console.log(
    `  ${name.padEnd(16)} ${ours.toFixed(0).padStart(6)}  floor ${floor.toFixed(0).padStart(5)}  ${(ours / floor).toFixed(2)} x`,
  )
}
const { memory } = await service.cost()
console.log(`Memory after the load: ${(memory / 1_000_000).toFixed(0)} MB`)
service.stop()
rmSync(folder, { recursive: true })
agent.destroy()
