import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { z } from 'zod'
import { applicantOver } from './application.ts'
import { type Listener, listen, stateOf } from './kiosk.ts'
import { listeningStreams } from './listeningStreams.ts'
import { listening, serviceProcess } from './serviceProcess.ts'

const streams = 1_000
/** Streams that do not count: they compile the code and create what stays in memory. */
const streamsBefore = 200
/** How many streams are opened at the same time. */
const atOnce = 16

/**
 * Of the 15 KB that a stream may take, Node's HTTP parser and socket take 10 outside the heap, in any server. The rest
 * belongs to the service and the framework, and only that is measured: it differs by some hundred bytes between runs,
 * while the memory of the whole process differs by thousands with the allocator. Bytes.
 */
const bytesOfStream = 5_500

const usage = z.object({ heapUsed: z.number(), external: z.number() })

test(
  'Each of a thousand open streams takes so little heap that it stays within 15 KB',
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
      /** Calls that wait for the request log are no part of a stream: a reader of the log has them written first. */
      await (await fetch(`${origin}/mock/v1/worlds/default/request-log`)).arrayBuffer()
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
    const openNow = () => listeningStreams(async url => (await fetch(origin + url)).json())
    for (const { hangUp } of await openMany(streamsBefore)) hangUp()
    await vi.waitFor(async () => expect(await openNow()).toBe(0), { timeout: 10_000, interval: 100 })
    const memoryBefore = await memory()
    const opened = await openMany(streams)
    const memoryAfter = await memory()
    expect(await openNow()).toBe(streams)
    for (const { hangUp } of opened) hangUp()
    expect((memoryAfter - memoryBefore) / streams).toBeLessThanOrEqual(bytesOfStream)
  },
)
