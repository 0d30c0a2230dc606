import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { test } from 'vitest'
import { z } from 'zod'
import { applicantOver } from '../test/application.ts'
import { linkIn, listen, sessionIn, stateOf } from '../test/kiosk.ts'
import { attack } from './attack.ts'
import { attackedFolder, attackedProcess } from './attackedProcess.ts'
import { inParallel } from './inParallel.ts'

const testers = 4
/** The part of the run before the first measurement, in which everything is used once. */
const warmUp = 0.25
/** The allowed growth: bytes of the heap for each visit, bytes for the whole run, and descriptors. */
const bytesOfVisit = 2_000
const bytesOfNoise = 12_000_000
const moreDescriptors = 10
const megabyte = 1_000_000

const usage = z.object({ heapUsed: z.number(), external: z.number() })

const run = async ({ size }: { readonly size: number }) => {
  const reportMemory = resolve(import.meta.dirname, '../test/reportMemory.ts')
  const { origin, child, stop } = await attackedProcess({ DATA_DIR: await attackedFolder() }, [
    '--expose-gc',
    '--import',
    reportMemory,
  ])
  const descriptorFolder = join('/proc', String(child.pid), 'fd')
  const measure = async () => {
    const answer = once(child, 'message')
    child.send('memory')
    const { heapUsed, external } = usage.parse((await answer)[0])
    const descriptors = existsSync(descriptorFolder) ? (await readdir(descriptorFolder)).length : 0
    return { bytes: heapUsed + external, descriptors }
  }
  const violations: string[] = []
  const expectStatus = async (answer: Promise<Response>, status: number) => {
    const { status: answered, url } = await answer.then(async one => {
      await one.arrayBuffer()
      return one
    })
    if (answered !== status) violations.push(`${url} is answered ${answered}`)
  }
  /** Creates a world, applies, opens a stream, uploads a refused file, sends a message as a phone, and deletes the world. */
  const visit = async (number: number) => {
    const world = `visit-${number}`
    const worlds = `${origin}/mock/v1/worlds`
    const headers = { 'content-type': 'application/json' }
    await expectStatus(fetch(worlds, { method: 'POST', headers, body: JSON.stringify({ id: world }) }), 201)
    const person = applicantOver(origin, { 'x-world': world })
    const { body } = await person.ready()
    const { body: answer } = await person.submit(body)
    if (!answer.includes('SUCCESS')) violations.push(`a submission is answered ${answer}`)
    const state = await person.start()
    const stream = await listen(origin, { state: stateOf(state), token: `token-${number}` })
    const events = await stream.heard(2)
    const { status } = await person.upload(state, 'nric_front', undefined, Buffer.from('no picture'))
    if (status !== 415) violations.push(`an upload of another format is answered ${status}`)
    const query = new URLSearchParams({ sessionId: sessionIn(events), message: 'phone_connected' })
    const authorization = `Bearer ${linkIn(events).secret}`
    const sending = `${origin}/khaos/v1/upload/files/send?${query.toString()}`
    await expectStatus(fetch(sending, { method: 'POST', headers: { authorization } }), 200)
    await stream.heard(3)
    if (number % 2 === 0) stream.hangUp()
    await expectStatus(fetch(`${worlds}/${world}`, { method: 'DELETE' }), 204)
    await stream.over
  }
  const visits = Array.from({ length: size }, (_, number) => number)
  const first = Math.ceil(size * warmUp)
  await inParallel(testers, visits.slice(0, first), visit)
  const usageBefore = await measure()
  await inParallel(testers, visits.slice(first), visit)
  const usageAfter = await measure()
  await stop()

  const grown = usageAfter.bytes - usageBefore.bytes
  if (grown > bytesOfNoise + bytesOfVisit * (size - first))
    violations.push(`memory has grown by ${grown} bytes in ${size - first} visits`)
  if (usageAfter.descriptors > usageBefore.descriptors + moreDescriptors)
    violations.push(`descriptors have grown from ${usageBefore.descriptors} to ${usageAfter.descriptors}`)
  return {
    ran: `${size.toLocaleString('en')} visits with world, application, upload and stream`,
    result:
      `heap ${(usageBefore.bytes / megabyte).toFixed(1)} MB, then ${(usageAfter.bytes / megabyte).toFixed(1)} MB; ` +
      `descriptors ${usageBefore.descriptors}, then ${usageAfter.descriptors}`,
    violations,
  }
}

test(
  'Visits over a long time',
  attack({
    runs: { day: 12, night: 2_000 },
    target: 'at most 2 KB of heap for a visit that is over, and no descriptor more',
    run,
  }),
)
