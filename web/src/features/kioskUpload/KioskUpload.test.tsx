import type { StreamMessage } from '@open-account/contracts/kioskMessages'
import { documentOf, type DocumentId } from '@open-account/domain/requirements/documents'
import { phoneUploadTimeout } from '@open-account/domain/kiosk/kioskPanel'
import type { KioskUploadStatus } from '@open-account/domain/kiosk/kioskSession'
import { streamTimeout } from '@open-account/domain/kiosk/streamTimes'
import { act, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { answerCalls, type StubbedAnswer, refusal } from '../../../test/answers.ts'
import { renderStep } from '../../../test/renderStep.tsx'
import { answerStreams, link, named, type OpenedStream } from '../../../test/streams.ts'
import type { Draft } from '../../session/draft.ts'
import { readDraft } from '../../session/draftStore.ts'
import { sessionKeys, writeSession } from '../../session/session.ts'
import KioskUpload from './KioskUpload.tsx'

const stateId = 'wuTVrpPUBwl6uP1gfjTatA'
const deed: StreamMessage = {
  kind: 'file',
  id: 'poo',
  type: 'proof_of_ownership',
  filename: 'Title deed.pdf',
  fileId: 'f-1',
  size: 712_345,
}
const extract = (fileId: string): StreamMessage => ({
  kind: 'file',
  id: 'bizfile',
  type: 'c_acra_manual',
  filename: `${fileId}.pdf`,
  fileId,
  size: 2000,
})
const phoneMessage = (text: string): StreamMessage => ({ kind: 'message', text })

interface World {
  readonly documents?: readonly DocumentId[]
  readonly draft?: Partial<Draft>
  readonly removal?: StubbedAnswer | (() => Promise<StubbedAnswer>)
  readonly status?: () => number
  readonly token?: string
}

const renderPanel = async ({
  documents = ['poo', 'bizfile', 'loa'],
  draft = {},
  removal = { body: { fileId: 'f-1' } },
  status = () => 200,
  token = 'kiosk-token-1',
}: World = {}) => {
  const { requests } = answerCalls({
    [`GET /v1/transaction/attachment/${stateId}`]: refusal('upstream_error'),
    'POST /khaos/v1/upload/files/delete': removal,
    'GET /khaos/v1/upload/close/s-1': { body: { id: 's-1' } },
  })
  const { opened } = answerStreams({ status })
  const rows = documents.map(documentOf)
  const Screen = () => <KioskUpload documents={rows} />
  const rendered = await act(async () => {
    const now = renderStep({ step: 'confirmation', Screen, mode: 'kiosk', draft })
    writeSession(sessionKeys.token, token)
    return now
  })
  return { requests, opened, ...rendered }
}

const streamAt = (opened: readonly OpenedStream[], index = -1): OpenedStream => {
  const stream = opened.at(index)
  if (stream === undefined) throw new Error('No stream was opened')
  return stream
}
/** Sends messages from before the connection over the last stream. */
const sendPast = async (opened: readonly OpenedStream[], ...messages: readonly StreamMessage[]) =>
  act(async () => {
    for (const [index, message] of messages.entries()) streamAt(opened).send(index + 1, message)
    await new Promise(resolve => setTimeout(resolve, 0))
  })
/** Sends new messages over the last stream. */
const sendMessages = async (opened: readonly OpenedStream[], ...messages: readonly StreamMessage[]) => {
  streamAt(opened).beat()
  await sendPast(opened, ...messages)
}
/** Breaks the last stream and installs fake timers. */
const cutLast = (opened: readonly OpenedStream[]) =>
  act(async () => {
    streamAt(opened).cut()
    await vi.advanceTimersByTimeAsync(0)
  })
const row = (label: string) => {
  const found = screen.getByText(label).closest('li')
  if (found === null) throw new Error(`No row of ${label}`)
  return within(found)
}
const press = async (name: string | RegExp) =>
  act(async () => {
    fireEvent.click(screen.getByRole('button', { name }))
    await new Promise(resolve => setTimeout(resolve, 0))
  })

afterEach(() => vi.useRealTimers())

describe('the stream', () => {
  test('the stream is opened for the missing documents, with the kiosk token', async () => {
    const { opened } = await renderPanel({
      draft: {
        documents: { poo: [{ type: 'proof_of_ownership', filename: 'x.pdf', file_id: 'f-0', size: 1 }] },
      },
    })
    const { address, headers } = streamAt(opened)
    expect(headers.get('authorization')).toBe('Bearer kiosk-token-1')
    expect(headers.has('last-event-id')).toBe(false)
    const state = atob((address.searchParams.get('state') ?? '').replaceAll('-', '+').replaceAll('_', '/'))
    expect(JSON.parse(state)).toEqual({
      app_id: 'OA',
      app_state: stateId,
      missing_fields: ['bizfile', 'loa'],
    })
  })

  test('a stream that breaks is opened again at its last event', async () => {
    const { opened } = await renderPanel()
    await sendMessages(opened, link, named)
    vi.useFakeTimers()
    await cutLast(opened)
    expect(screen.getByText('The connection was lost. Connecting again..')).toBeDefined()
    await act(() => vi.advanceTimersByTimeAsync(2000))
    expect(opened).toHaveLength(2)
    expect(streamAt(opened).headers.get('last-event-id')).toBe('2')
    expect(screen.queryByText(/connection was lost/)).toBeNull()
    expect(screen.getByText('K7F 2QM')).toBeDefined()
  })

  test('the link expires when the stream cannot be restored for 60 seconds', async () => {
    let status = 200
    const { opened } = await renderPanel({ status: () => status })
    await sendMessages(opened, link, named)
    vi.useFakeTimers()
    status = 502
    await cutLast(opened)
    await act(() => vi.advanceTimersByTimeAsync(59_000))
    expect(screen.getByText('K7F 2QM')).toBeDefined()
    expect(screen.queryByText('QR code has expired')).toBeNull()
    await act(() => vi.advanceTimersByTimeAsync(1100))
    expect(screen.getByText('QR code has expired')).toBeDefined()
    const tries = opened.length
    await act(() => vi.advanceTimersByTimeAsync(60_000))
    expect(opened).toHaveLength(tries)
  })

  test('the link expires when the stream is broken at the end of the link', async () => {
    let status = 200
    const { opened } = await renderPanel({ status: () => status })
    const expires_at = new Date(Date.now() + 20_000).toISOString()
    await sendMessages(opened, { ...link, expires_at }, named)
    vi.useFakeTimers({ now: Date.now() })
    status = 502
    await cutLast(opened)
    await act(() => vi.advanceTimersByTimeAsync(15_000))
    expect(screen.queryByText('QR code has expired')).toBeNull()
    await act(() => vi.advanceTimersByTimeAsync(6000))
    expect(screen.getByText('QR code has expired')).toBeDefined()
  })

  test('a silent stream is opened again, one with heartbeats is not', async () => {
    vi.useFakeTimers()
    const { opened } = await renderPanel()
    await act(() => vi.advanceTimersByTimeAsync(streamTimeout - 1000))
    streamAt(opened).beat()
    await act(() => vi.advanceTimersByTimeAsync(streamTimeout - 1000))
    expect(opened).toHaveLength(1)
    await act(() => vi.advanceTimersByTimeAsync(4000))
    expect(opened).toHaveLength(2)
  })

  test.each([
    ['when the service has a fault', 502],
    ['when there were too many calls', 429],
  ])('the stream is opened again %s', async (_when, status) => {
    vi.useFakeTimers()
    const answers = [status, 200]
    const { opened } = await renderPanel({ status: () => answers.shift() ?? 200 })
    await act(() => vi.advanceTimersByTimeAsync(2000))
    expect(opened).toHaveLength(2)
  })

  test('the panel shows that it is connecting when the service cannot be reached', async () => {
    await renderPanel({ status: () => 502 })
    expect(screen.getByText('The connection was lost. Connecting again..')).toBeDefined()
  })

  test('the stream is not opened again when the service refuses a link', async () => {
    vi.useFakeTimers()
    const { opened } = await renderPanel({ status: () => 410 })
    expect(screen.getByText('QR code has expired')).toBeDefined()
    await act(() => vi.advanceTimersByTimeAsync(60_000))
    expect(opened).toHaveLength(1)
  })

  test.each([
    [
      'that has no token is not opened at all',
      '',
      200,
      0,
      /^This kiosk was opened without its token\. Please/,
    ],
    [
      'is not opened again at a kiosk whose token is refused',
      'another',
      401,
      1,
      /^The documents of this application belong to another kiosk\. Please/,
    ],
  ])('%s, with the advice to ask for help', async (_kiosk, token, status, times, expectedText) => {
    vi.useFakeTimers()
    const { opened } = await renderPanel({ token, status: () => status })
    await act(() => vi.advanceTimersByTimeAsync(60_000))
    expect(opened).toHaveLength(times)
    const alert = within(screen.getByRole('alert'))
    expect(alert.getByText('Documents cannot be uploaded at this kiosk')).toBeDefined()
    expect(alert.getByText(expectedText)).toBeDefined()
    expect(screen.queryByText(/^QR code|Waiting for your phone/)).toBeNull()
    expect(screen.queryAllByRole('button')).toEqual([])
  })

  test('a kiosk without a token shows that the applicant can continue when every document is optional', async () => {
    await renderPanel({ token: '', documents: ['loa'] })
    expect(screen.getByText(/You can go on, as no required document is missing/)).toBeDefined()
  })

  test('the stream is closed when the screen is left', async () => {
    const { opened, unmount } = await renderPanel()
    unmount()
    expect(streamAt(opened).isAborted()).toBe(true)
  })
})

describe('the link for the phone', () => {
  test('the link shows as a QR code, an address and a code to type', async () => {
    const { opened } = await renderPanel()
    await sendMessages(opened, link, named)
    expect(screen.getByText(/^QR code that opens https:\/\/apply\.example\.sg\/upload\?s=abc/)).toBeDefined()
    expect(screen.getByText('apply.example.sg/upload')).toBeDefined()
    expect(screen.getByText('K7F 2QM')).toBeDefined()
  })

  test('the link expires on the end event, and another one keeps the files', async () => {
    const { opened } = await renderPanel()
    await sendMessages(opened, link, named, deed, { kind: 'end' })
    expect(screen.getByText('QR code has expired')).toBeDefined()
    expect(row('Proof of Ownership').getByText('Title deed.pdf · 712 KB')).toBeDefined()
    await press('Refresh QR code')
    await sendMessages(opened, { ...link, code: 'AAABBB' }, { kind: 'kiosk_stream', id: 's-2' }, deed)
    expect(screen.getByText('AAA BBB')).toBeDefined()
    expect(row('Proof of Ownership').getAllByText('Uploaded')).toHaveLength(1)
  })

  test('a refresh opens another link and closes the old one', async () => {
    const { opened, requests } = await renderPanel()
    await sendMessages(opened, link, named)
    await press('Refresh QR code')
    await vi.waitFor(() => expect(opened).toHaveLength(2))
    const closing = requests.find(({ url }) => url.endsWith('/close/s-1'))
    expect(closing?.headers.get('authorization')).toBe('Bearer kiosk-token-1')
  })

  test('Done closes the link, and another can be opened', async () => {
    const { opened, requests } = await renderPanel()
    await sendMessages(opened, link, named, deed)
    await press('Done')
    expect(screen.getByText('The upload by phone is done.')).toBeDefined()
    expect(requests.some(({ url }) => url.endsWith('/close/s-1'))).toBe(true)
    expect(screen.queryByRole('button', { name: /^Remove/ })).toBeNull()
    await press('Show a QR code again')
    await vi.waitFor(() => expect(opened).toHaveLength(2))
  })

  test('the focus stays in the area of the link when a press replaces its button', async () => {
    const { opened } = await renderPanel()
    await sendMessages(opened, link, named, deed)
    const pressFocused = async (name: string) => {
      screen.getByRole('button', { name }).focus()
      await press(name)
      return document.activeElement
    }
    const area = screen.getByRole('region', { name: 'Link for your phone' })
    expect(await pressFocused('Refresh QR code')).toBe(area)
    await sendMessages(opened, link, named)
    expect(await pressFocused('Done')).toBe(area)
    expect(await pressFocused('Show a QR code again')).toBe(area)
  })
})

describe('messages of the phone', () => {
  const finished = 'All done on your phone. Please go on here.'

  test('the kiosk stops waiting when the applicant is done on the phone', async () => {
    const { opened } = await renderPanel({ documents: ['poo', 'loa'] })
    await sendMessages(opened, link, named, phoneMessage('phone_connected'), deed, phoneMessage('phone_done'))
    expect(screen.getByText(finished).closest('[aria-live=polite]')).not.toBeNull()
    expect(screen.queryByText('Waiting for your phone')).toBeNull()
    expect(screen.getByText('K7F 2QM')).toBeDefined()
  })

  test('a phone that left no longer shows as connected', async () => {
    const { opened } = await renderPanel({ documents: ['poo'] })
    await sendMessages(opened, link, named, phoneMessage('phone_connected'))
    expect(screen.getByText('Phone connected')).toBeDefined()
    await sendMessages(opened, phoneMessage('phone_gone'))
    expect(screen.queryByText('Phone connected')).toBeNull()
  })

  test('after a refresh the phone shows as connected only on a new message', async () => {
    const { opened } = await renderPanel({ documents: ['poo'] })
    await sendPast(opened, link, named, phoneMessage('phone_connected'), phoneMessage('receiving:poo:48'))
    expect(screen.queryByText('Phone connected')).toBeNull()
    expect(screen.queryByText('48% received')).toBeNull()
    streamAt(opened).beat()
    await sendMessages(opened, phoneMessage('phone_connected'))
    expect(screen.getByText('Phone connected')).toBeDefined()
  })

  test('a phone that was done before a reload still shows as done', async () => {
    const { opened } = await renderPanel({ documents: ['poo'] })
    await sendPast(opened, link, named, deed, phoneMessage('phone_done'))
    expect(screen.getByText(finished)).toBeDefined()
  })

  test('a phone without messages for 75 seconds no longer shows as connected', async () => {
    vi.useFakeTimers()
    const { opened } = await renderPanel({ documents: ['poo'] })
    const receive = (...messages: readonly StreamMessage[]) =>
      act(async () => {
        for (const [index, message] of messages.entries()) streamAt(opened).send(index + 1, message)
        await vi.advanceTimersByTimeAsync(0)
      })
    const pass = async () => {
      streamAt(opened).beat()
      await act(() => vi.advanceTimersByTimeAsync(30_000))
    }
    streamAt(opened).beat()
    await receive(link, named, phoneMessage('phone_connected'))
    await pass()
    await pass()
    await receive(phoneMessage('phone_connected'))
    await pass()
    await pass()
    expect(screen.getByText('Phone connected')).toBeDefined()
    await pass()
    expect(screen.queryByText('Phone connected')).toBeNull()
  })

  test('a phone that connects again is not done any more', async () => {
    const { opened } = await renderPanel({ documents: ['poo'] })
    await sendMessages(opened, link, named, deed, phoneMessage('phone_done'), phoneMessage('phone_connected'))
    expect(screen.queryByText(finished)).toBeNull()
    expect(screen.getByText('Phone connected')).toBeDefined()
  })

  test('the kiosk waits for the phone again when a file is deleted here', async () => {
    const { opened } = await renderPanel({ documents: ['poo'] })
    await sendMessages(opened, link, named, deed, phoneMessage('phone_done'))
    await press('Remove Proof of Ownership Title deed.pdf')
    expect(screen.queryByText(finished)).toBeNull()
    expect(row('Proof of Ownership').getByText('Waiting for your phone')).toBeDefined()
  })

  test('files of an earlier link do not show the phone as connected', async () => {
    const { opened } = await renderPanel({ documents: ['poo'] })
    await sendMessages(opened, link, named, deed)
    expect(screen.queryByText('Phone connected')).toBeNull()
  })
})

describe('the row of a document', () => {
  test('a required document shows that it is missing until a file arrives', async () => {
    const { opened } = await renderPanel()
    const missing = 'This document is not uploaded yet'
    expect(row('Proof of Ownership').getByText(missing)).toBeDefined()
    expect(row('Letter of Authorisation').queryByText(missing)).toBeNull()
    await sendMessages(opened, link, named, deed)
    expect(row('Proof of Ownership').queryByText(missing)).toBeNull()
  })

  test('a missing document waits for the phone', async () => {
    const { opened } = await renderPanel()
    await sendMessages(opened, link, named)
    expect(row('Proof of Ownership').getByText('Waiting for your phone')).toBeDefined()
    await sendMessages(opened, phoneMessage('phone_connected'))
    expect(screen.getByText('Phone connected')).toBeDefined()
  })

  test('a document shows the progress of its file', async () => {
    const { opened } = await renderPanel()
    await sendMessages(opened, link, named, phoneMessage('receiving:poo:48'))
    expect(row('Proof of Ownership').getByText('48% received')).toBeDefined()
    const progress = row('Proof of Ownership').getByRole<HTMLProgressElement>('progressbar', {
      name: 'Proof of Ownership upload',
    })
    expect(progress.value).toBe(48)
  })

  test('a stalled upload waits for the phone again', async () => {
    vi.useFakeTimers()
    const { opened } = await renderPanel()
    streamAt(opened).beat()
    const messages = [link, named, phoneMessage('receiving:poo:48')]
    for (const [index, message] of messages.entries()) streamAt(opened).send(index + 1, message)
    await act(() => vi.advanceTimersByTimeAsync(0))
    await act(() => vi.advanceTimersByTimeAsync(phoneUploadTimeout - 1))
    expect(row('Proof of Ownership').getByText('48% received')).toBeDefined()
    await act(() => vi.advanceTimersByTimeAsync(1))
    expect(row('Proof of Ownership').getByText('Waiting for your phone')).toBeDefined()
  })

  test('a file that arrives is shown and saved in the draft', async () => {
    const { opened } = await renderPanel()
    await sendMessages(opened, link, named, phoneMessage('receiving:poo:48'), deed)
    expect(row('Proof of Ownership').getByText('Title deed.pdf · 712 KB')).toBeDefined()
    expect(row('Proof of Ownership').queryByText(/received/)).toBeNull()
    expect(readDraft().documents.poo).toEqual([
      { type: 'proof_of_ownership', filename: 'Title deed.pdf', file_id: 'f-1', size: 712_345 },
    ])
  })

  test('a repeated event adds the file once', async () => {
    const { opened } = await renderPanel()
    await sendMessages(opened, link, named, extract('f-2'), extract('f-2'))
    expect(readDraft().documents.bizfile).toHaveLength(1)
  })

  test('an event with an id updates the file that was restored without one', async () => {
    const stored = { type: 'c_acra_manual', filename: 'f-2.pdf', file_id: '', size: 2000 } as const
    const { opened } = await renderPanel({ draft: { documents: { bizfile: [stored] } } })
    await sendMessages(opened, link, named, extract('f-2'), extract('f-3'))
    expect(readDraft().documents.bizfile?.map(({ file_id }) => file_id)).toEqual(['f-2', 'f-3'])
  })

  test('a document with several files keeps each, any other the last', async () => {
    const { opened } = await renderPanel()
    await sendMessages(opened, link, named, extract('f-2'), extract('f-3'), deed, { ...deed, fileId: 'f-9' })
    expect(readDraft().documents.bizfile?.map(({ file_id }) => file_id)).toEqual(['f-2', 'f-3'])
    expect(readDraft().documents.poo?.map(({ file_id }) => file_id)).toEqual(['f-9'])
  })

  test('a failed upload shows its error', async () => {
    const { opened } = await renderPanel()
    await sendMessages(opened, link, named, phoneMessage('receiving:poo:48'), phoneMessage('failed:poo'))
    expect(
      row('Proof of Ownership').getByText('There was an error when uploading. Please try again.'),
    ).toBeDefined()
  })

  test('deleting a file removes the error of a failed upload', async () => {
    const { opened } = await renderPanel()
    await sendMessages(opened, link, named, deed, phoneMessage('failed:poo'))
    await press('Remove Proof of Ownership Title deed.pdf')
    expect(row('Proof of Ownership').queryByText(/error when uploading/)).toBeNull()
    expect(row('Proof of Ownership').getByText('Waiting for your phone')).toBeDefined()
  })

  test('an optional document is marked', async () => {
    await renderPanel()
    expect(row('Letter of Authorisation').getByText('(optional)')).toBeDefined()
  })

  test('a file can be deleted', async () => {
    const { opened, requests } = await renderPanel()
    await sendMessages(opened, link, named, deed)
    await press('Remove Proof of Ownership Title deed.pdf')
    expect(readDraft().documents.poo).toEqual([])
    const call = requests.find(({ url }) => url.includes('/files/delete'))
    expect(call?.url).toContain('sessionId=s-1')
    expect(await call?.json()).toEqual({
      stateId,
      type: 'proof_of_ownership',
      fileId: 'f-1',
      docId: 'poo',
      fileDetails: { filename: 'Title deed.pdf', size: 712_345 },
    })
  })

  test('the row of a deleted file receives the focus of its Remove button', async () => {
    const { opened } = await renderPanel()
    await sendMessages(opened, link, named, deed)
    screen.getByRole('button', { name: /^Remove/ }).focus()
    await press(/^Remove/)
    expect(document.activeElement).toBe(screen.getByText('Proof of Ownership').closest('li'))
  })

  test('a second press of Remove deletes the file once', async () => {
    const { promise, resolve } = Promise.withResolvers<StubbedAnswer>()
    const { opened, requests } = await renderPanel({ removal: () => promise })
    await sendMessages(opened, link, named, deed)
    await press(/^Remove/)
    await press(/^Remove/)
    expect(screen.getByRole('button', { name: /^Remove/ }).getAttribute('aria-busy')).toBe('true')
    await act(async () => resolve({ body: { fileId: 'f-1' } }))
    await vi.waitFor(() => expect(readDraft().documents.poo).toEqual([]))
    expect(requests.filter(({ url }) => url.includes('/files/delete'))).toHaveLength(1)
  })

  test('a file that could not be deleted stays and shows the error', async () => {
    const { opened } = await renderPanel({ removal: refusal('upstream_error') })
    await sendMessages(opened, link, named, deed)
    await press('Remove Proof of Ownership Title deed.pdf')
    expect(screen.getByText('Something went wrong while sending deleted file to stream')).toBeDefined()
    expect(readDraft().documents.poo).toHaveLength(1)
  })

  test.each<[KioskUploadStatus, number]>([
    ['INIT', 1],
    ['DONE', 0],
  ])('while the upload is %s there are %i Remove buttons', async (uploadStatus, ways) => {
    const { opened } = await renderPanel({ draft: { kiosk: { uploadStatus } } })
    await sendMessages(opened, link, named, deed)
    expect(screen.queryAllByRole('button', { name: /^Remove/ })).toHaveLength(ways)
  })

  test('a deleted document is requested from the phone again', async () => {
    const { opened } = await renderPanel({
      draft: {
        documents: { poo: [{ type: 'proof_of_ownership', filename: 'x.pdf', file_id: 'f-1', size: 1 }] },
      },
    })
    await sendMessages(opened, link, named)
    await press('Remove Proof of Ownership x.pdf')
    await vi.waitFor(() => expect(opened).toHaveLength(2))
    expect(atob(streamAt(opened).address.searchParams.get('state') ?? '')).toContain('"poo"')
    expect(streamAt(opened).headers.get('last-event-id')).toBe('2')
  })
})
