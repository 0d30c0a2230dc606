import type { StreamMessage } from '@open-account/contracts/kioskMessages'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { answerCalls } from '../../../test/answers.ts'
import { resident } from '../../../test/applicant.ts'
import { advanceTime } from '../../../test/advanceTime.ts'
import { answerStreams, link, named, type OpenedStream } from '../../../test/streams.ts'
import { visitReview } from '../../../test/visitApplication.tsx'
import { sessionKeys, writeSession } from '../../session/session.ts'
import { replaceDocument } from '../../kit/document/document.ts'
import '../../pages/steps/review/ReviewStep.tsx'
import './KioskUpload.tsx'

vi.mock(import('../../kit/document/document.ts'), () => ({
  replaceDocument: vi.fn<(address: string) => void>(),
  reloadDocument: vi.fn<() => void>(),
}))

const minute = 60_000
const second = 1000
const front: StreamMessage = {
  kind: 'file',
  id: 'nric_fin_front',
  type: 'nric_front',
  filename: 'front.png',
  fileId: 'f-1',
  size: 700,
}
const back: StreamMessage = { ...front, id: 'nric_fin_back', type: 'nric_back', fileId: 'f-2' }
const phoneMessage = (text: string): StreamMessage => ({ kind: 'message', text })

let number = 0
const sendMessages = async (stream: OpenedStream, ...messages: readonly StreamMessage[]) =>
  act(async () => {
    for (const message of messages) {
      number += 1
      stream.send(number, message)
    }
    await new Promise(resolve => setTimeout(resolve, 0))
  })
const warning = () => screen.queryByRole('dialog', { name: 'Are you still there?' })

beforeEach(() => {
  number = 0
  vi.mocked(replaceDocument).mockClear()
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] })
  writeSession(sessionKeys.mode, 'kiosk')
  writeSession(sessionKeys.token, 'kiosk-token-1')
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

/** Opens the review with its QR code, just after a touch of the screen. */
const arrive = async () => {
  const { requests } = answerCalls({
    'GET /appconfig': { body: {} },
    'POST /v1/premise/useOfPremise': { body: [] },
    'DELETE /v1/transaction/wuTVrpPUBwl6uP1gfjTatA/identity': { status: 204, body: null },
    'GET /khaos/v1/upload/close/s-1': { body: { id: 's-1' } },
  })
  const { opened } = answerStreams()
  visitReview({ ...resident, documents: {} })
  await screen.findByRole('heading', { name: 'Upload your documents' })
  await waitFor(() => expect(opened).toHaveLength(1))
  const [stream] = opened
  if (stream === undefined) throw new Error('No stream was opened')
  await sendMessages(stream, link, named)
  stream.beat()
  touch()
  return { stream, requests }
}
const touch = () => fireEvent.click(document.body)

test('during an upload the session is idle ten minutes after the last touch; its end closes the link', async () => {
  const { requests } = await arrive()
  await advanceTime(10 * minute + 89 * second)
  expect(warning()).toBeNull()
  await advanceTime(2 * second)
  expect(warning()).not.toBeNull()
  await advanceTime(30 * second)
  expect(replaceDocument).toHaveBeenCalledWith('/open-account?mode=kiosk')
  const closing = requests.find(({ url }) => url.endsWith('/khaos/v1/upload/close/s-1'))
  expect(closing?.headers.get('authorization')).toBe('Bearer kiosk-token-1')
  expect(closing?.keepalive).toBe(true)
})

test('a touch restarts the ten minutes', async () => {
  await arrive()
  await advanceTime(9 * minute)
  touch()
  await advanceTime(10 * minute + 89 * second)
  expect(warning()).toBeNull()
})

test('messages of the phone do not restart the ten minutes', async () => {
  const { stream } = await arrive()
  await advanceTime(9 * minute)
  await sendMessages(
    stream,
    phoneMessage('phone_connected'),
    phoneMessage('receiving:nric_fin_front:48'),
    front,
  )
  await advanceTime(minute + 91 * second)
  expect(warning()).not.toBeNull()
})

test('messages of the phone do not close the idle warning', async () => {
  const { stream } = await arrive()
  await advanceTime(10 * minute + 91 * second)
  await sendMessages(stream, front)
  expect(warning()).not.toBeNull()
  await advanceTime(30 * second)
  expect(replaceDocument).toHaveBeenCalled()
})

test.each<[string, readonly StreamMessage[]]>([
  ['everything has arrived', [front, back]],
  ['the applicant is done on the phone', [front, back, phoneMessage('phone_done')]],
  ['the link is over', [{ kind: 'end' }]],
])('the kiosk waits for the phone until %s', async (_end, messages) => {
  const { stream } = await arrive()
  await advanceTime(5 * minute)
  await sendMessages(stream, ...messages)
  await advanceTime(89 * second)
  expect(warning()).toBeNull()
  await advanceTime(2 * second)
  expect(warning()).not.toBeNull()
})

test('the kiosk also waits for a file that replaces another', async () => {
  const { stream } = await arrive()
  await sendMessages(stream, front, back, phoneMessage('receiving:nric_fin_back:48'))
  await advanceTime(5 * minute)
  expect(warning()).toBeNull()
})
