import { ReadableStream as NodeStream } from 'node:stream/web'
import type { StreamMessage } from '@open-account/contracts/kioskMessages'
import { vi } from 'vitest'

const streamPath = '/khaos/v1/upload/event'

/** The first messages of a stream: the link for the phone, and the id of the session. */
export const link = {
  kind: 'upload_url',
  url: 'https://apply.example.sg/upload?s=abc&stateId=wuTVrpPUBwl6uP1gfjTatA',
  code: 'K7F2QM',
  expires_at: '2099-11-20T02:30:00Z',
} as const satisfies StreamMessage
export const named: StreamMessage = { kind: 'kiosk_stream', id: 's-1' }

/** A stream that a kiosk has opened, with functions that send on it as the service does. */
export interface OpenedStream {
  readonly address: URL
  readonly headers: Headers
  readonly isAborted: () => boolean
  readonly send: (id: number, message: StreamMessage) => void
  /** Sends the heartbeat comment. */
  readonly beat: () => void
  readonly cut: () => void
}

/** Stubs the streams of a test; `status` refuses them. Other calls are not changed. */
export const answerStreams = ({ status = () => 200 }: { readonly status?: () => number } = {}) => {
  // jsdom has no streams.
  vi.stubGlobal('ReadableStream', NodeStream)
  const opened: OpenedStream[] = []
  const others = globalThis.fetch
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init: RequestInit = {}) => {
    const address = new URL(input instanceof Request ? input.url : String(input), 'http://localhost')
    if (address.pathname !== streamPath) return others(input, init)
    const { signal } = init
    const encoder = new TextEncoder()
    let hands: ReadableStreamDefaultController<Uint8Array> | undefined
    const body = new ReadableStream<Uint8Array>({
      start: controller => {
        hands = controller
      },
    })
    const abort = () => hands?.error(new DOMException('The call was ended', 'AbortError'))
    signal?.addEventListener('abort', abort)
    const write = (text: string) => hands?.enqueue(encoder.encode(text))
    opened.push({
      address,
      headers: new Headers(init.headers),
      isAborted: () => signal?.aborted ?? false,
      send: (id, message) => write(`id: ${id}\ndata: ${JSON.stringify(message)}\n\n`),
      beat: () => write(':\n\n'),
      cut: () => hands?.error(new TypeError('The line is cut')),
    })
    const answered = status()
    return answered === 200
      ? new Response(body, { headers: { 'content-type': 'text/event-stream' } })
      : Response.json({ error: 'unauthorized' }, { status: answered })
  })
  return { opened }
}
