import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { z } from 'zod'
import { applicantOver } from './application.ts'
import { multipart } from '../src/subjects/seeding/multipart.ts'
import { listening, serviceProcess } from './serviceProcess.ts'

/** Uploads of 7.5 MB each. */
const uploads = 4
const file = Buffer.alloc(7_500_000, 'A page. ')
file.write('%PDF-1.7\n')

/** What the buffers of 30 MB of uploads may add before anything is collected. Bytes. */
const mostBytes = 6_000_000

const usage = z.object({ arrayBuffers: z.number() })

test('The memory of 30 MB of uploads is free before a collection of garbage', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'open-account-uploads-'))
  const child = serviceProcess({ DATA_DIR: folder, LOG_LEVEL: 'info' }, [
    '--import',
    join(import.meta.dirname, 'reportMemory.ts'),
  ])
  onTestFinished(async () => {
    const over = once(child, 'exit')
    child.kill('SIGKILL')
    await over
    await rm(folder, { recursive: true, force: true })
  })
  const origin = await listening(child)
  const memory = async () => {
    const answer = once(child, 'message')
    child.send('uncollected')
    return usage.parse((await answer)[0]).arrayBuffers
  }
  const { payload, headers } = multipart(file)
  const state = await applicantOver(origin).start()
  const url = `${origin}/v1/transaction/attachment?transaction_id=${state}&type=nric_front&filename=a.pdf`
  const memoryBefore = await memory()
  for (let count = 0; count < uploads; count += 1) {
    const answer = await fetch(url, { method: 'POST', headers, body: Uint8Array.from(payload) })
    expect(answer.status).toBe(200)
    expect((await memory()) - memoryBefore).toBeLessThan(mostBytes)
  }
})
