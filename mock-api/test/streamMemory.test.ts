import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { z } from 'zod'
import { applicantOver } from './application.ts'
import { type Listener, listen, stateOf } from './kiosk.ts'
import { listening, serviceProcess } from './serviceProcess.ts'

const streams = 1_000
/** Streams that do not count: code is being compiled, and what is kept for good is made. */
const streamsBefore = 200
/** How many streams are opened at the same time. */
const atOnce = 16

/**
 * Of the 15 KB that a stream may take, node's reader of HTTP and its socket take 10 outside the heap, at any server. What
 * is left is ours and the framework's, and is judged alone: it is the same in every run to some hundred bytes, while the
 * memory of the whole process differs by thousands with what the allocator happens to keep. Bytes.
 */
const bytesOfStream = 5_500

const usage = z.object({ heapUsed: z.number(), external: z.number() })
const overview = z.object({ streams: z.array(z.object({ listening: z.boolean() })) })

test(
  'each of a thousand open streams leaves room in its 15 KB for what node takes outside the heap',
  { timeout: 300_000 },
  async () => {
    const folder = await mkdtemp(join(tmpdir(), 'open-account-streams-'))
    const loaded = join(import.meta.dirname, 'reportMemory.ts')
    const child = serviceProcess({ DATA_DIR: folder, LOG_LEVEL: 'info' }, ['--expose-gc', '--import', loaded])
    onTestFinished(async () => {
      const over = once(child, 'exit')
      child.kill('SIGKILL')
      await over
      await rm(folder, { recursive: true, force: true })
    })
    const origin = await listening(child)
    const memory = async () => {
      const answer = once(child, 'message')
      child.send('memory')
      const { heapUsed, external } = usage.parse((await answer)[0])
      return heapUsed + external
    }
    const openMany = async (count: number): Promise<readonly Listener[]> => {
      const opened: Listener[] = []
      let left = count
      const worker = async () => {
        while (left > 0) {
          left -= 1
          const stream = await listen(origin, { state: stateOf(await applicantOver(origin).start()) })
          await stream.heard(2)
          opened.push(stream)
        }
      }
      await Promise.all(Array.from({ length: atOnce }, worker))
      return opened
    }
    const openNow = async () => {
      const answer = await fetch(`${origin}/mock/v1/worlds/default/streams`)
      return overview.parse(await answer.json()).streams.filter(({ listening: isOpen }) => isOpen).length
    }
    for (const { hangUp } of await openMany(streamsBefore)) hangUp()
    await vi.waitFor(async () => expect(await openNow()).toBe(0), { timeout: 10_000, interval: 100 })
    const before = await memory()
    const opened = await openMany(streams)
    const after = await memory()
    expect(await openNow()).toBe(streams)
    for (const { hangUp } of opened) hangUp()
    expect((after - before) / streams).toBeLessThanOrEqual(bytesOfStream)
  },
)
