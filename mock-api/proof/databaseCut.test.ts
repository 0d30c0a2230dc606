import { setTimeout } from 'node:timers/promises'
import { Client } from 'pg'
import { inject, onTestFinished, test } from 'vitest'
import { contract } from '@open-account/contracts'
import { applicantOver } from '../test/application.ts'
import { databaseGate } from '../test/databaseGate.ts'
import { linkIn, listen, sessionIn, stateOf } from '../test/kiosk.ts'
import { programFolder, startServer } from '../test/postgresServer.ts'
import { gatedPostgres } from '../test/stores.ts'
import { type Acknowledgement, lossOf } from './acknowledgements.ts'
import { attack, notRun } from './attack.ts'
import { attackedFolder, attackedProcess } from './attackedProcess.ts'
import { inParallel } from './inParallel.ts'

const callers = 4
/** The time between two cuts, and the duration of one. Milliseconds. */
const between = 50
const awayFor = 1_000
/** The maximum time until the service works again. Milliseconds. */
const backWithin = 20_000
const night = 100

const started = contract.transaction.start.responses[200]
const path = '/v1/transaction?appDomain=residential&appType=personal'

/** The database of the run, and a function to cut it; at night, its own server is stopped and started. */
const arrangeDatabase = async (size: number) => {
  const programs = size >= night ? programFolder() : undefined
  if (programs === undefined) {
    const { url } = await gatedPostgres()
    const gate = await databaseGate(url)
    return {
      url: gate.url,
      direct: url,
      takeAway: gate.shut,
      bringBack: gate.open,
      how: 'all connections cut',
    }
  }
  const server = await startServer(programs)
  onTestFinished(server.stop)
  return {
    url: server.url,
    direct: server.url,
    takeAway: server.halt,
    bringBack: server.goOn,
    how: 'the server stopped and started',
  }
}

const withoutPostgres = notRun('this machine has no PostgreSQL')

const run = async ({ size }: { readonly size: number }) => {
  if (inject('postgres') === null) return withoutPostgres
  const database = await arrangeDatabase(size)
  const service = await attackedProcess({ DATABASE_URL: database.url, DATA_DIR: await attackedFolder() })
  const { origin, child } = service
  const violations: string[] = []
  const acknowledged: Acknowledgement[] = []
  const statuses = new Map<number, number>()
  const state = await applicantOver(origin).start()
  const stream = await listen(origin, { state: stateOf(state) })
  onTestFinished(stream.hangUp)
  const events = await stream.heard(2)

  const over = new AbortController()
  const isOver = () => over.signal.aborted
  const call = async () => {
    while (!isOver()) {
      const answer = await fetch(origin + path, { signal: AbortSignal.timeout(backWithin) })
      const { status, headers } = answer
      statuses.set(status, (statuses.get(status) ?? 0) + 1)
      const text = await answer.text()
      if (status === 200)
        acknowledged.push({ kind: 'started', state: started.parse(JSON.parse(text)).state_id })
      else if (status !== 503 || headers.get('retry-after') === null) violations.push(`${status}: ${text}`)
    }
  }
  const calling = Array.from({ length: callers }, () =>
    call().catch((error: unknown) => violations.push(`no answer: ${String(error)}`)),
  )

  const cutting = new Client(database.direct)
  await cutting.connect()
  let cuts = 0
  for (let turn = 0; cuts < size && child.exitCode === null; turn += 1) {
    /** Every third time the listening connection is cut, if there is one. */
    const { rowCount } = await cutting.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'
       order by (query = 'listen kiosk_streams') = ($1::int % 3 = 0) desc, random() limit 1`,
      [turn],
    )
    cuts += rowCount ?? 0
    await setTimeout(between)
  }
  await cutting.end()
  await database.takeAway()
  await setTimeout(awayFor)
  await database.bringBack()
  over.abort()
  await Promise.all(calling)

  const until = Date.now() + backWithin
  const worksAgain = async (): Promise<boolean> => {
    const { status } = await fetch(origin + path)
    if (status === 200) return true
    if (Date.now() > until) return false
    await setTimeout(between)
    return worksAgain()
  }
  if (child.exitCode !== null) violations.push(`the process ended with ${child.exitCode}`)
  else if (!(await worksAgain())) violations.push('the service does not work again')
  else {
    await inParallel(callers, acknowledged, async one => {
      const loss = await lossOf(origin, one, new Set())
      if (loss !== undefined) violations.push(loss)
    })
    const query = new URLSearchParams({ sessionId: sessionIn(events), message: 'phone_connected' })
    await fetch(`${origin}/khaos/v1/upload/files/send?${query.toString()}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${linkIn(events).secret}` },
    })
    await Promise.race([stream.heard(3), setTimeout(backWithin)])
    const ids = stream.events.map(({ id }) => id).join(' ')
    if (ids !== '1 2 3') violations.push(`the open stream has the events ${ids}`)
    const next = await listen(origin, { state: stateOf(await applicantOver(origin).start()) })
    onTestFinished(next.hangUp)
    const [first] = await next.heard(1)
    if (first?.data.kind !== 'upload_url') violations.push(`a new stream begins with ${first?.data.kind}`)
  }
  const counted = [...statuses].toSorted(([a], [b]) => a - b).map(([status, count]) => `${status}: ${count}`)
  return {
    ran: `${cuts} connections ended under load, then ${database.how}`,
    result: `${child.exitCode === null ? 0 : 1} exits (${counted.join(', ')})`,
    violations,
  }
}

test(
  'PostgreSQL is stopped under load',
  attack({
    runs: { day: 20, night },
    target: 'no exit, only 200 and 503 with Retry-After, streams go on, nothing acknowledged is lost',
    run,
  }),
)
