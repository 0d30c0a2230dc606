import { setTimeout } from 'node:timers/promises'
import { test } from 'vitest'
import { applicantOver } from '../test/application.ts'
import { freePort } from '../test/freePort.ts'
import { type Heard, type Listener, linkIn, listen, sessionIn, stateOf } from '../test/kiosk.ts'
import { attack } from './attack.ts'
import { attackedFolder, attackedProcess } from './attackedProcess.ts'
import { inParallel } from './inParallel.ts'
import { randomOf } from './randomOf.ts'

/** How many streams are opened, or written to, in parallel. */
const atOnce = 16
const messagesPerLife = 2
/** The delay before a reconnection for each stream, and the interval and timeout for missing events. Milliseconds. */
const retryPerStream = 2
const lookEvery = 50
const lastWithin = 60_000

interface Kiosk {
  readonly number: number
  readonly state: string
  /** The events of all connections. */
  readonly heard: Heard[]
  /** The acknowledged messages, and all messages that were sent. */
  readonly acknowledged: Set<string>
  readonly sent: Set<string>
  stream: Listener | null
}

/** The text of a message, in letters, which is different for each message and kiosk. */
const textOf = (kiosk: number, message: number): string =>
  `failed:${String(kiosk * 1_000 + message).replaceAll(/\d/g, digit => 'abcdefghij'.charAt(Number(digit)))}`

const textsOf = ({ heard }: Kiosk) =>
  heard.flatMap(({ data }) => (data.kind === 'message' ? [data.text] : []))

const run = async ({ size, seed }: { readonly size: number; readonly seed: number }) => {
  const random = randomOf(seed)
  const kills = Math.max(1, Math.ceil(size / 50))
  const variables = { DATA_DIR: await attackedFolder(), PORT: String(await freePort()) }
  const violations: string[] = []
  let service = await attackedProcess(variables)
  const { origin } = service
  const over = new AbortController()
  const isOver = () => over.signal.aborted

  /** Listens and records events, and reconnects after the last number, until the end. */
  const keepListening = async (kiosk: Kiosk): Promise<void> => {
    while (!isOver()) {
      const last = kiosk.heard.at(-1)?.id ?? 0
      const { state, number } = kiosk
      try {
        const stream = await listen(origin, { state, token: `token-${number}`, lastEventId: last })
        kiosk.stream = stream
        if (stream.status === 200) await stream.over
        stream.hangUp()
        kiosk.heard.push(...stream.events)
      } catch {
        kiosk.stream = null
      }
      kiosk.stream = null
      if (!isOver()) await setTimeout(random() * size * retryPerStream)
    }
  }
  const eventsOf = (kiosk: Kiosk) => [...kiosk.heard, ...(kiosk.stream?.events ?? [])]
  const send = async (kiosk: Kiosk, message: number) => {
    const text = textOf(kiosk.number, message)
    kiosk.sent.add(text)
    const query = new URLSearchParams({ sessionId: sessionIn(eventsOf(kiosk)), message: text })
    try {
      const { status } = await fetch(`${origin}/khaos/v1/upload/files/send?${query.toString()}`, {
        method: 'POST',
        headers: { authorization: `Bearer ${linkIn(eventsOf(kiosk)).secret}` },
      })
      if (status === 200) kiosk.acknowledged.add(text)
      else violations.push(`a message is answered ${status}`)
    } catch {
      /** The message may have arrived in spite of the error. */
    }
  }

  const kiosks: Kiosk[] = []
  const person = applicantOver(origin)
  await inParallel(
    atOnce,
    Array.from({ length: size }, (_, number) => number),
    async number => {
      const state = stateOf(await person.start())
      kiosks.push({ number, state, heard: [], acknowledged: new Set(), sent: new Set(), stream: null })
    },
  )
  const listening = kiosks.map(keepListening)
  const isOpen = (kiosk: Kiosk) => eventsOf(kiosk).length >= 2
  const until = async (isDone: () => boolean) => {
    const end = Date.now() + lastWithin
    while (!isDone() && Date.now() < end) await setTimeout(lookEvery)
  }
  await until(() => kiosks.every(isOpen))
  for (const kiosk of kiosks.filter(one => !isOpen(one)))
    violations.push(`stream ${kiosk.number} did not open`)

  for (let life = 0; life <= kills; life += 1) {
    const turns = kiosks.filter(isOpen).flatMap(kiosk =>
      Array.from({ length: messagesPerLife }, (_, message) => ({
        kiosk,
        message: life * messagesPerLife + message,
      })),
    )
    const sending = inParallel(atOnce, turns, async ({ kiosk, message }) => {
      /** Some kiosks also lose their connection without a kill. */
      if (random() < 0.2) kiosk.stream?.hangUp()
      await send(kiosk, message)
    })
    if (life < kills) {
      await setTimeout(random() * 500)
      await service.kill()
      service = await attackedProcess(variables)
    }
    await sending
  }
  await until(() =>
    kiosks.every(kiosk => {
      const received = new Set(
        eventsOf(kiosk).flatMap(({ data }) => (data.kind === 'message' ? [data.text] : [])),
      )
      return [...kiosk.acknowledged].every(text => received.has(text))
    }),
  )
  over.abort()
  for (const { stream } of kiosks) stream?.hangUp()
  await Promise.all(listening)
  await service.stop()

  let messages = 0
  for (const kiosk of kiosks) {
    const texts = textsOf(kiosk)
    const ids = kiosk.heard.map(({ id }) => id)
    messages += kiosk.acknowledged.size
    if (new Set(texts).size !== texts.length) violations.push(`stream ${kiosk.number} has a message twice`)
    if (ids.some((id, index) => id !== index + 1))
      violations.push(`stream ${kiosk.number} has ${ids.join(' ')}`)
    for (const text of kiosk.acknowledged)
      if (!texts.includes(text)) violations.push(`stream ${kiosk.number} has lost ${text}`)
    for (const text of texts)
      if (!kiosk.sent.has(text)) violations.push(`stream ${kiosk.number} has ${text} of another one`)
  }
  return {
    ran: `${size} streams, ${kills} kills, ${messages.toLocaleString('en')} acknowledged messages`,
    result: `${violations.length} lost, doubled or crossed`,
    violations,
  }
}

test(
  'Streams that reconnect after kills',
  attack({ runs: { day: 30, night: 500 }, target: 'no message is lost, doubled or crossed', run }),
)
