import { createInterface } from 'node:readline'
import { DatabaseSync } from 'node:sqlite'
import { join } from 'node:path'
import { contract } from '@open-account/contracts'
import { test } from 'vitest'
import { applicantOver } from '../test/application.ts'
import { type Acknowledgement, applicantInWorld, lossOf } from './acknowledgements.ts'
import { attack, notRun } from './attack.ts'
import { attackedProcess } from './attackedProcess.ts'
import { filesAndRows } from './storeFiles.ts'
import { smallDisk } from './smallDisk.ts'

const uploaded = contract.attachment.upload.responses[200]
const started = contract.transaction.start.responses[200]
/** The size of the disk, and how much it grows each time it is full. Megabytes. */
const first = 3
const more = 2
/** The sizes of the files that are sent, each until none fits. Bytes. */
const fileSizes = [400_000, 20_000, 1_000]
/** How many writing calls are made after no file fits. */
const callsWhenFull = 60

const contentOf = (bytes: number) => Buffer.from(`%PDF-1.7 ${'x'.repeat(bytes)}`)
const read = ['/mock', '/mock/v1/worlds', '/mock/v1/worlds/default/request-log', '/appconfig', '/health']

const run = async ({ size }: { readonly size: number }) => {
  const disk = await smallDisk(first)
  if (disk === null) return notRun('no small file system can be mounted here')
  const { folder: DATA_DIR, resize } = disk
  const service = await attackedProcess({ DATA_DIR })
  const { origin } = service
  const violations: string[] = []
  if (service.child.stdout !== null)
    createInterface(service.child.stdout).on('line', line => {
      if (/"level":[56]0/.test(line)) violations.push(`logged ${line}`)
    })
  const acknowledged: Acknowledgement[] = []
  let refused = 0
  /** Records an answer; returns whether there was space. */
  const isTaken = (what: string, { status, body }: { status: number; body: string }): boolean => {
    if (status === 200) return true
    if (status === 507 && body.includes('storage_full')) refused += 1
    else violations.push(`${what} is answered ${status}: ${body}`)
    return false
  }
  const start = async (): Promise<string | null> => {
    const answer = await fetch(`${origin}/v1/transaction?appDomain=residential&appType=personal`)
    const received = { status: answer.status, body: await answer.text() }
    if (!isTaken('a start', received)) return null
    const { state_id: state } = started.parse(JSON.parse(received.body))
    acknowledged.push({ kind: 'started', state })
    return state
  }
  const { upload } = applicantOver(origin)

  for (let round = 0; round < size; round += 1) {
    const { ready, submit } = await applicantInWorld(origin, `round-${round}`)
    const { body } = await ready()
    const state = (await start()) ?? ''
    /** Each file has its own transaction: a file that replaces another one would free its space. */
    for (const bytes of fileSizes) {
      let hasRoom = true
      while (hasRoom) {
        const owner = (await start()) ?? state
        const answer = await upload(owner, 'nric_front', undefined, contentOf(bytes))
        hasRoom = isTaken('an upload', answer)
        if (hasRoom)
          acknowledged.push({
            kind: 'uploaded',
            state: owner,
            file: uploaded.parse(JSON.parse(answer.body)).file_id,
          })
        if (owner === state) break
      }
    }
    for (let call = 0; call < callsWhenFull; call += 1) await start()
    isTaken('a submission', await submit(body))
    for (const path of read) {
      const { status } = await fetch(origin + path)
      if (status !== 200) violations.push(`${path} is answered ${status} while the disk is full`)
    }
    resize(first + more * (round + 1))
    const answer = await submit(body)
    if (isTaken('a submission with room', answer))
      acknowledged.push({ kind: 'submitted', body, answer: answer.body })
    else violations.push('there is room, and a submission finds none')
  }
  if (refused === 0) violations.push('the disk was never full')

  await service.stop()
  const again = await attackedProcess({ DATA_DIR })
  const replaced = new Set<string>()
  for (const one of acknowledged) {
    const loss = await lossOf(again.origin, one, replaced)
    if (loss !== undefined) violations.push(loss)
  }
  await again.stop()
  const { missing, orphansAfterSweep } = await filesAndRows(DATA_DIR)
  violations.push(...missing.map(file => `${file} is missing`), ...orphansAfterSweep)
  const database = new DatabaseSync(join(DATA_DIR, 'store.sqlite'), { readOnly: true })
  const { integrity_check: whole } = database.prepare('PRAGMA integrity_check').get() ?? {}
  database.close()
  if (whole !== 'ok') violations.push(`the store is not whole: ${String(whole)}`)
  return {
    ran: `a disk of ${first} MB filled ${size} times; ${refused} calls without room`,
    result: `${acknowledged.length} acknowledgements, ${violations.length} lost, answered otherwise or logged`,
    violations,
  }
}

test(
  'A full disk',
  attack({
    runs: { day: 1, night: 20 },
    target: '507 for what needs room, 200 for what is read, the store whole, nothing acknowledged lost',
    run,
  }),
)
