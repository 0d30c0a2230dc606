import { Agent, request } from 'node:http'
import { setTimeout } from 'node:timers/promises'

/** How many calls run in parallel. */
const connections = 16

export interface Call {
  readonly method: string
  readonly path: string
  readonly body?: string | Buffer
  readonly headers?: Readonly<Record<string, string>>
}

const agent = new Agent({ keepAlive: true, maxSockets: connections })

/** Makes a call and returns its body. Rejects when the status is not 200. */
export const ask = async (port: number, { method, path, body, headers: also = {} }: Call): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    const headers =
      body === undefined
        ? also
        : { 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(body)), ...also }
    const sent = request({ host: '127.0.0.1', port, method, path, agent, headers }, answer => {
      const chunks: Buffer[] = []
      answer.on('data', (chunk: Buffer) => chunks.push(chunk))
      answer.on('end', () => {
        const whole = Buffer.concat(chunks)
        if (answer.statusCode === 200) resolve(whole)
        else reject(new Error(`${method} ${path} answered ${answer.statusCode}: ${whole.toString()}`))
      })
    })
    sent.on('error', (error: NodeJS.ErrnoException) => {
      // The server has closed a connection that was unused between two turns: the call takes another one.
      if (sent.reusedSocket && error.code === 'ECONNRESET')
        resolve(ask(port, { method, path, headers: also, ...(body !== undefined && { body }) }))
      else reject(error)
    })
    sent.end(body)
  })

/** Makes a call many times over all connections. */
export const askMany = async (port: number, call: Call, times: number): Promise<void> => {
  let left = times
  const worker = async () => {
    while (left > 0) {
      left -= 1
      await ask(port, call)
    }
  }
  await Promise.all(Array.from({ length: connections }, worker))
}

/**
 * Makes a call at a fixed rate, whether or not the calls before it were answered. Returns the milliseconds from the moment
 * at which each call was due to its answer, so that a call that waits behind a slow one counts its whole wait time.
 */
export const askAtRate = async (
  port: number,
  call: Call,
  { perSecond, times }: { readonly perSecond: number; readonly times: number },
): Promise<readonly number[]> => {
  const startedAt = performance.now()
  const answered: Promise<number>[] = []
  const since = async (due: number) => {
    await ask(port, call)
    return performance.now() - due
  }
  while (answered.length < times) {
    const due = startedAt + (answered.length * 1_000) / perSecond
    if (performance.now() < due) await setTimeout(1)
    else answered.push(since(due))
  }
  return Promise.all(answered)
}

/** Closes the connections, so that the process can end. */
export const hangUp = (): void => agent.destroy()
