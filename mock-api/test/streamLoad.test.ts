import { expect, test } from 'vitest'
import { applicant } from './application.ts'
import { type Heard, type Listener, linkIn, listen, phone, sessionIn, stateOf } from './kiosk.ts'
import { listeningStreams } from './listeningStreams.ts'
import { testApp } from './testApp.ts'

const streams = 1_000
/** How many streams are opened, or written to, at the same time. */
const atOnce = 50
const rounds = 2

const inTurn = async <Item>(items: readonly Item[], work: (item: Item) => Promise<void>): Promise<void> => {
  const left = [...items]
  const worker = async () => {
    for (let item = left.pop(); item !== undefined; item = left.pop()) await work(item)
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
}

/** A text of letters that only one message of one kiosk has. */
const textOf = (kiosk: number, message: number): string =>
  `failed:${String(kiosk * 100 + message).replaceAll(/\d/g, digit => 'abcdefghij'.charAt(Number(digit)))}`

/** A kiosk that collects the events of all its connections. */
interface Kiosk {
  readonly number: number
  readonly state: string
  readonly heard: Heard[]
  stream: Listener
}

test(
  'A thousand streams that break and reconnect lose, double or mix up no message',
  { timeout: 120_000 },
  async () => {
    const { app } = await testApp()
    const origin = await app.listen({ port: 0, host: '127.0.0.1' })
    const { start } = applicant(app)
    const kiosks: Kiosk[] = []
    await inTurn(
      Array.from({ length: streams }, (_, number) => number),
      async number => {
        const state = stateOf(await start())
        kiosks.push({
          number,
          state,
          heard: [],
          stream: await listen(origin, { state, token: `token-${number}` }),
        })
      },
    )
    expect(await listeningStreams(async url => (await app.inject({ url })).json<unknown>())).toBe(streams)

    const breakOff = async (kiosk: Kiosk) => {
      kiosk.stream.hangUp()
      await kiosk.stream.over
      kiosk.heard.push(...kiosk.stream.events)
      const { number, state, heard } = kiosk
      kiosk.stream = await listen(origin, {
        state,
        token: `token-${number}`,
        lastEventId: heard.at(-1)?.id ?? 0,
      })
    }
    await inTurn(kiosks, async kiosk => {
      const first = await kiosk.stream.heard(2)
      const [session, { secret }] = [sessionIn(first), linkIn(first)]
      const { send } = phone(app, secret)
      for (let round = 0; round < rounds; round += 1) {
        await send(session, textOf(kiosk.number, 2 * round))
        /** This message is sent before, during or after the break of the connection. */
        const sent = send(session, textOf(kiosk.number, 2 * round + 1))
        if ((kiosk.number + round) % 2 === 0) await breakOff(kiosk)
        await sent
      }
    })
    await inTurn(kiosks, async kiosk => {
      await kiosk.stream.heard(2 + 2 * rounds - kiosk.heard.length)
      kiosk.heard.push(...kiosk.stream.events)
      kiosk.stream.hangUp()
    })
    const wrong = kiosks.filter(({ number, heard }) => {
      const ids = heard.map(({ id }) => id)
      const texts = heard.flatMap(({ data }) => (data.kind === 'message' ? [data.text] : []))
      return (
        ids.join(' ') !== Array.from({ length: 2 + 2 * rounds }, (_, index) => index + 1).join(' ') ||
        texts.toSorted().join(' ') !==
          Array.from({ length: 2 * rounds }, (_, message) => textOf(number, message))
            .toSorted()
            .join(' ')
      )
    })
    expect(wrong).toEqual([])
  },
)
