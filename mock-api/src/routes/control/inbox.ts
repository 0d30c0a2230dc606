import type { control } from '@open-account/contracts/control/control'
import type { Message } from '@open-account/contracts/control/inbox'
import type { FastifyRequest } from 'fastify'
import type { Handlers } from '../../plugins/contract.ts'
import { Refusal } from '../../kit/refusal.ts'
import type { Service } from '../../service/service.ts'
import {
  attachmentsOfMessage,
  attachmentsOfMessages,
  findMessage,
  listMessages,
  markWaited,
  pageOfMessages,
} from '../../store/messages.ts'
import type { MessageRow } from '../../store/tables.ts'
import { timestampAt } from '../../subjects/worlds/today.ts'
import { worldTime } from '../../store/world.ts'
import { unknownEntry } from './pageOf.ts'
import { worldNamed } from './worldNamed.ts'

/** How often the inbox is read during a wait. Milliseconds. */
const readInterval = 100
const second = 1_000

type Listing = Awaited<ReturnType<typeof attachmentsOfMessages>>

const messageOf = (
  { id, recipient, subject, text, html, otp, arrives_at: at }: MessageRow,
  attachments: Listing,
): Message => ({
  id,
  to: recipient,
  subject,
  text,
  html,
  attachments: attachments
    .filter(({ message }) => message === id)
    .map(({ filename, content_type, size }) => ({ filename, content_type, size })),
  otp,
  sent_at: timestampAt(at),
})

/** The messages for a wait, the best first: those after a message, else the newest that no wait has returned. */
const candidates = (rows: readonly MessageRow[], after: string | undefined): readonly MessageRow[] =>
  after === undefined
    ? rows.filter(({ waited }) => waited === 0).toReversed()
    : rows.slice(rows.findIndex(({ id }) => id === after) + 1)

export const inboxRoutes = (service: Service): Handlers<typeof control.inbox> => {
  const { db, clock, sleep } = service
  /** A tester may move the world's clock during a wait, so the world is read each time. */
  const arrived = async (id: string) => {
    const world = await worldNamed(service, id)
    return listMessages(db, id, worldTime(world, clock()))
  }
  const wait = async (
    request: FastifyRequest,
    id: string,
    isWanted: (message: MessageRow) => boolean,
    after: string | undefined,
    tries: number,
  ): Promise<Message | null> => {
    const [best, ...others] = candidates((await arrived(id)).filter(isWanted), after)
    if (best !== undefined) {
      const isNew = await markWaited(db, [best.id, ...(after === undefined ? others : []).map(row => row.id)])
      if (isNew || after !== undefined) return messageOf(best, await attachmentsOfMessages(db, id, [best]))
    }
    if (tries <= 0 || request.socket.destroyed) return null
    await sleep(readInterval)
    return wait(request, id, isWanted, after, tries - 1)
  }

  return {
    list: async ({ params, query: { after: afterId, ...query } }) => {
      const world = await worldNamed(service, params.world)
      const after = afterId === undefined ? undefined : await findMessage(db, world.id, afterId)
      if (afterId !== undefined && after === undefined) throw unknownEntry()
      const { rows, total } = await pageOfMessages(db, world.id, worldTime(world, clock()), {
        ...query,
        after,
      })
      const attachments = await attachmentsOfMessages(db, world.id, rows)
      return { status: 200, body: { messages: rows.map(row => messageOf(row, attachments)), total } }
    },
    attachment: async ({ params: { world, message, filename } }) => {
      await worldNamed(service, world)
      const found = await findMessage(db, world, message)
      const files = found === undefined ? [] : await attachmentsOfMessage(db, world, message)
      const file = files.find(other => other.filename === filename)
      if (file === undefined) throw new Refusal('not_found', { description: 'There is no such file.' })
      return { status: 200, body: Buffer.from(file.content) }
    },
    wait: async ({ params, body, request }) => {
      const { to, after, timeout_seconds: seconds } = body
      const isWanted = ({ recipient }: MessageRow) =>
        to === undefined || recipient.toLowerCase() === to.toLowerCase()
      const message = await wait(request, params.world, isWanted, after, (seconds * second) / readInterval)
      return { status: 200, body: { message } }
    },
  }
}
