import { Agent, request } from 'node:http'

/** How many calls run in parallel. */
const connections = 16

export interface Call {
  readonly method: string
  readonly path: string
  readonly body?: string
  readonly headers?: Readonly<Record<string, string>>
}

const agent = new Agent({ keepAlive: true, maxSockets: connections })

/** Makes a call and returns its body. Rejects when the status is not 200. */
export const ask = async (port: number, { method, path, body, headers: also = {} }: Call): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    const headers = body === undefined ? also : { ...also, 'content-type': 'application/json' }
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

/** Closes the connections, so that the process can end. */
export const hangUp = (): void => agent.destroy()
