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
/** The share of the run after which memory and descriptors are measured first: by then everything was used once. */
const warmUp = 0.25
/** How much more there may be at the end: bytes of the heap for each tester's visit, for all, and descriptors. */
const bytesOfVisit = 2_000
const bytesOfNoise = 12_000_000
const moreDescriptors = 10
const megabyte = 1_000_000

const usage = z.object({ heapUsed: z.number(), external: z.number() })

const run = async ({ size }: { readonly size: number }) => {
  const tellMemory = resolve(import.meta.dirname, '../test/tellMemory.ts')
  const { origin, child, stop } = await attackedProcess({ DATA_DIR: await attackedFolder() }, [
    '--expose-gc',
    '--import',
    tellMemory,
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
    const { status: given, url } = await answer.then(async one => {
      await one.arrayBuffer()
      return one
    })
    if (given !== status) violations.push(`${url} is answered ${given}`)
  }
  /** Comes, applies, uploads by phone at a kiosk, is refused something, and leaves. */
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
  const before = await measure()
  await inParallel(testers, visits.slice(first), visit)
  const after = await measure()
  await stop()

  const grown = after.bytes - before.bytes
  if (grown > bytesOfNoise + bytesOfVisit * (size - first))
    violations.push(`memory has grown by ${grown} bytes in ${size - first} visits`)
  if (after.descriptors > before.descriptors + moreDescriptors)
    violations.push(`descriptors have grown from ${before.descriptors} to ${after.descriptors}`)
  return {
    ran: `${size.toLocaleString('en')} visits with world, application, upload and stream`,
    result:
      `heap ${(before.bytes / megabyte).toFixed(1)} MB, then ${(after.bytes / megabyte).toFixed(1)} MB; ` +
      `descriptors ${before.descriptors}, then ${after.descriptors}`,
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
