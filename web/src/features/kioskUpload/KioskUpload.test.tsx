import type { StreamMessage } from '@open-account/contracts/kioskMessages'
import { documentOf, type DocumentId } from '@open-account/domain/requirements/documents'
import { phoneUploadTimeout } from '@open-account/domain/kiosk/kioskPanel'
import type { KioskUploadStatus } from '@open-account/domain/kiosk/kioskSession'
import { streamTimeout } from '@open-account/domain/kiosk/streamTimes'
import { act, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { answerCalls, type StubbedAnswer } from '../../../test/answers.ts'
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
const said = (text: string): StreamMessage => ({ kind: 'message', text })

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
    [`GET /v1/transaction/attachment/${stateId}`]: { status: 502, body: { error: 'upstream_error' } },
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
/** The service sends messages from before the call over the last line, and the screen takes them. */
const tellPast = async (opened: readonly OpenedStream[], ...messages: readonly StreamMessage[]) =>
  act(async () => {
    for (const [index, message] of messages.entries()) streamAt(opened).send(index + 1, message)
    await new Promise(resolve => setTimeout(resolve, 0))
  })
/** The service sends messages over the last line as they happen, and the screen takes them. */
const tell = async (opened: readonly OpenedStream[], ...messages: readonly StreamMessage[]) => {
  streamAt(opened).beat()
  await tellPast(opened, ...messages)
}
/** The last line breaks, while the clock is the test's. */
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

describe('the line to the service', () => {
  test('is opened for the documents that are missing, with the token of the kiosk', async () => {
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

  test('is taken up again where it was left when it breaks', async () => {
    const { opened } = await renderPanel()
    await tell(opened, link, named)
    vi.useFakeTimers()
    await cutLast(opened)
    expect(screen.getByText('The connection was lost. Connecting again..')).toBeDefined()
    await act(() => vi.advanceTimersByTimeAsync(2000))
    expect(opened).toHaveLength(2)
    expect(streamAt(opened).headers.get('last-event-id')).toBe('2')
    expect(screen.queryByText(/connection was lost/)).toBeNull()
    expect(screen.getByText('K7F 2QM')).toBeDefined()
  })

  test('that cannot be restored for 60 seconds counts as expired', async () => {
    let status = 200
    const { opened } = await renderPanel({ status: () => status })
    await tell(opened, link, named)
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

  test('that is broken when its link ends counts as expired', async () => {
    let status = 200
    const { opened } = await renderPanel({ status: () => status })
    const expires_at = new Date(Date.now() + 20_000).toISOString()
    await tell(opened, { ...link, expires_at }, named)
    vi.useFakeTimers({ now: Date.now() })
    status = 502
    await cutLast(opened)
    await act(() => vi.advanceTimersByTimeAsync(15_000))
    expect(screen.queryByText('QR code has expired')).toBeNull()
    await act(() => vi.advanceTimersByTimeAsync(6000))
    expect(screen.getByText('QR code has expired')).toBeDefined()
  })

  test('that falls silent is taken for cut, and one that beats is not', async () => {
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
  ])('is tried again %s', async (_when, status) => {
    vi.useFakeTimers()
    const answers = [status, 200]
    const { opened } = await renderPanel({ status: () => answers.shift() ?? 200 })
    await act(() => vi.advanceTimersByTimeAsync(2000))
    expect(opened).toHaveLength(2)
  })

  test('says that it is not there yet when the service cannot be reached', async () => {
    await renderPanel({ status: () => 502 })
    expect(screen.getByText('The connection was lost. Connecting again..')).toBeDefined()
  })

  test('is not opened again when the service gives no link', async () => {
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
  ])('%s; who helps is said', async (_kiosk, token, status, times, words) => {
    vi.useFakeTimers()
    const { opened } = await renderPanel({ token, status: () => status })
    await act(() => vi.advanceTimersByTimeAsync(60_000))
    expect(opened).toHaveLength(times)
    const alert = within(screen.getByRole('alert'))
    expect(alert.getByText('Documents cannot be uploaded at this kiosk')).toBeDefined()
    expect(alert.getByText(words)).toBeDefined()
    expect(screen.queryByText(/^QR code|Waiting for your phone/)).toBeNull()
    expect(screen.queryAllByRole('button')).toEqual([])
  })

  test('that has no token is said to be no hindrance where every document may be left out', async () => {
    await renderPanel({ token: '', documents: ['loa'] })
    expect(screen.getByText(/You can go on, as no required document is missing/)).toBeDefined()
  })

  test('is ended when the screen is left', async () => {
    const { opened, unmount } = await renderPanel()
    unmount()
    expect(streamAt(opened).isAborted()).toBe(true)
  })
})

describe('the way to the phone', () => {
  test('is a code to scan, the link in words, and a code to type', async () => {
    const { opened } = await renderPanel()
    await tell(opened, link, named)
    expect(screen.getByText(/^QR code that opens https:\/\/apply\.example\.sg\/upload\?s=abc/)).toBeDefined()
    expect(screen.getByText('apply.example.sg/upload')).toBeDefined()
    expect(screen.getByText('K7F 2QM')).toBeDefined()
  })

  test('expires when the service says so; another one keeps what has arrived', async () => {
    const { opened } = await renderPanel()
    await tell(opened, link, named, deed, { kind: 'end' })
    expect(screen.getByText('QR code has expired')).toBeDefined()
    expect(row('Proof of Ownership').getByText('Title deed.pdf · 712 KB')).toBeDefined()
    await press('Refresh QR code')
    await tell(opened, { ...link, code: 'AAABBB' }, { kind: 'kiosk_stream', id: 's-2' }, deed)
    expect(screen.getByText('AAA BBB')).toBeDefined()
    expect(row('Proof of Ownership').getAllByText('Uploaded')).toHaveLength(1)
  })

  test('can be refreshed before it expires; the old one opens nothing any more', async () => {
    const { opened, requests } = await renderPanel()
    await tell(opened, link, named)
    await press('Refresh QR code')
    await vi.waitFor(() => expect(opened).toHaveLength(2))
    const closing = requests.find(({ url }) => url.endsWith('/close/s-1'))
    expect(closing?.headers.get('authorization')).toBe('Bearer kiosk-token-1')
  })

  test('is closed when the applicant is done, and can be opened again', async () => {
    const { opened, requests } = await renderPanel()
    await tell(opened, link, named, deed)
    await press('Done')
    expect(screen.getByText('The upload by phone is done.')).toBeDefined()
    expect(requests.some(({ url }) => url.endsWith('/close/s-1'))).toBe(true)
    expect(screen.queryByRole('button', { name: /^Remove/ })).toBeNull()
    await press('Show a QR code again')
    await vi.waitFor(() => expect(opened).toHaveLength(2))
  })
})

describe('the phone', () => {
  const finished = 'All done on your phone. Please go on here.'

  test('that is done sends the applicant back to the kiosk; nothing is waited for any more', async () => {
    const { opened } = await renderPanel({ documents: ['poo', 'loa'] })
    await tell(opened, link, named, said('phone_connected'), deed, said('phone_done'))
    expect(screen.getByText(finished).closest('[aria-live=polite]')).not.toBeNull()
    expect(screen.queryByText('Waiting for your phone')).toBeNull()
    expect(screen.getByText('K7F 2QM')).toBeDefined()
  })

  test('that is gone no longer shows as connected', async () => {
    const { opened } = await renderPanel({ documents: ['poo'] })
    await tell(opened, link, named, said('phone_connected'))
    expect(screen.getByText('Phone connected')).toBeDefined()
    await tell(opened, said('phone_gone'))
    expect(screen.queryByText('Phone connected')).toBeNull()
  })

  test('that was connected before a refresh shows as connected only when it says so again', async () => {
    const { opened } = await renderPanel({ documents: ['poo'] })
    await tellPast(opened, link, named, said('phone_connected'), said('receiving:poo:48'))
    expect(screen.queryByText('Phone connected')).toBeNull()
    expect(screen.queryByText('48% received')).toBeNull()
    streamAt(opened).beat()
    await tell(opened, said('phone_connected'))
    expect(screen.getByText('Phone connected')).toBeDefined()
  })

  test('that was done before a refresh is done', async () => {
    const { opened } = await renderPanel({ documents: ['poo'] })
    await tellPast(opened, link, named, deed, said('phone_done'))
    expect(screen.getByText(finished)).toBeDefined()
  })

  test('that sends nothing for 75 seconds counts as gone', async () => {
    vi.useFakeTimers()
    const { opened } = await renderPanel({ documents: ['poo'] })
    const hear = (...messages: readonly StreamMessage[]) =>
      act(async () => {
        for (const [index, message] of messages.entries()) streamAt(opened).send(index + 1, message)
        await vi.advanceTimersByTimeAsync(0)
      })
    const pass = async () => {
      streamAt(opened).beat()
      await act(() => vi.advanceTimersByTimeAsync(30_000))
    }
    streamAt(opened).beat()
    await hear(link, named, said('phone_connected'))
    await pass()
    await pass()
    await hear(said('phone_connected'))
    await pass()
    await pass()
    expect(screen.getByText('Phone connected')).toBeDefined()
    await pass()
    expect(screen.queryByText('Phone connected')).toBeNull()
  })

  test('that was done and is taken up again is not', async () => {
    const { opened } = await renderPanel({ documents: ['poo'] })
    await tell(opened, link, named, deed, said('phone_done'), said('phone_connected'))
    expect(screen.queryByText(finished)).toBeNull()
    expect(screen.getByText('Phone connected')).toBeDefined()
  })

  test('that was done is waited for again when a file is deleted here', async () => {
    const { opened } = await renderPanel({ documents: ['poo'] })
    await tell(opened, link, named, deed, said('phone_done'))
    await press('Remove Proof of Ownership Title deed.pdf')
    expect(screen.queryByText(finished)).toBeNull()
    expect(row('Proof of Ownership').getByText('Waiting for your phone')).toBeDefined()
  })

  test('of which only files are known that an earlier link brought is not said to be there', async () => {
    const { opened } = await renderPanel({ documents: ['poo'] })
    await tell(opened, link, named, deed)
    expect(screen.queryByText('Phone connected')).toBeNull()
  })
})

describe('a document', () => {
  test('that is required says that it is not uploaded yet, until a file arrives', async () => {
    const { opened } = await renderPanel()
    const missing = 'This document is not uploaded yet'
    expect(row('Proof of Ownership').getByText(missing)).toBeDefined()
    expect(row('Letter of Authorisation').queryByText(missing)).toBeNull()
    await tell(opened, link, named, deed)
    expect(row('Proof of Ownership').queryByText(missing)).toBeNull()
  })

  test('waits for the phone', async () => {
    const { opened } = await renderPanel()
    await tell(opened, link, named)
    expect(row('Proof of Ownership').getByText('Waiting for your phone')).toBeDefined()
    await tell(opened, said('phone_connected'))
    expect(screen.getByText('Phone connected')).toBeDefined()
  })

  test('shows how far its file is', async () => {
    const { opened } = await renderPanel()
    await tell(opened, link, named, said('receiving:poo:48'))
    expect(row('Proof of Ownership').getByText('48% received')).toBeDefined()
    const progress = row('Proof of Ownership').getByRole<HTMLProgressElement>('progressbar', {
      name: 'Proof of Ownership upload',
    })
    expect(progress.value).toBe(48)
  })

  test('of which nothing is heard for a while is waited for again', async () => {
    vi.useFakeTimers()
    const { opened } = await renderPanel()
    streamAt(opened).beat()
    const messages = [link, named, said('receiving:poo:48')]
    for (const [index, message] of messages.entries()) streamAt(opened).send(index + 1, message)
    await act(() => vi.advanceTimersByTimeAsync(0))
    await act(() => vi.advanceTimersByTimeAsync(phoneUploadTimeout - 1))
    expect(row('Proof of Ownership').getByText('48% received')).toBeDefined()
    await act(() => vi.advanceTimersByTimeAsync(1))
    expect(row('Proof of Ownership').getByText('Waiting for your phone')).toBeDefined()
  })

  test('shows the file that has arrived, and the draft keeps it', async () => {
    const { opened } = await renderPanel()
    await tell(opened, link, named, said('receiving:poo:48'), deed)
    expect(row('Proof of Ownership').getByText('Title deed.pdf · 712 KB')).toBeDefined()
    expect(row('Proof of Ownership').queryByText(/received/)).toBeNull()
    expect(readDraft().documents.poo).toEqual([
      { type: 'proof_of_ownership', filename: 'Title deed.pdf', file_id: 'f-1', size: 712_345 },
    ])
  })

  test('that is told twice has arrived once', async () => {
    const { opened } = await renderPanel()
    await tell(opened, link, named, extract('f-2'), extract('f-2'))
    expect(readDraft().documents.bizfile).toHaveLength(1)
  })

  test('that was restored without its id is the one that is told with it', async () => {
    const stored = { type: 'c_acra_manual', filename: 'f-2.pdf', file_id: '', size: 2000 } as const
    const { opened } = await renderPanel({ draft: { documents: { bizfile: [stored] } } })
    await tell(opened, link, named, extract('f-2'), extract('f-3'))
    expect(readDraft().documents.bizfile?.map(({ file_id }) => file_id)).toEqual(['f-2', 'f-3'])
  })

  test('of several files keeps each; one of a single file keeps the last', async () => {
    const { opened } = await renderPanel()
    await tell(opened, link, named, extract('f-2'), extract('f-3'), deed, { ...deed, fileId: 'f-9' })
    expect(readDraft().documents.bizfile?.map(({ file_id }) => file_id)).toEqual(['f-2', 'f-3'])
    expect(readDraft().documents.poo?.map(({ file_id }) => file_id)).toEqual(['f-9'])
  })

  test('that could not be sent says so', async () => {
    const { opened } = await renderPanel()
    await tell(opened, link, named, said('receiving:poo:48'), said('failed:poo'))
    expect(
      row('Proof of Ownership').getByText('There was an error when uploading. Please try again.'),
    ).toBeDefined()
  })

  test('of which a file is deleted no longer says that another could not be sent', async () => {
    const { opened } = await renderPanel()
    await tell(opened, link, named, deed, said('failed:poo'))
    await press('Remove Proof of Ownership Title deed.pdf')
    expect(row('Proof of Ownership').queryByText(/error when uploading/)).toBeNull()
    expect(row('Proof of Ownership').getByText('Waiting for your phone')).toBeDefined()
  })

  test('can be left out where it is optional', async () => {
    await renderPanel()
    expect(row('Letter of Authorisation').getByText('(optional)')).toBeDefined()
  })

  test('can be deleted', async () => {
    const { opened, requests } = await renderPanel()
    await tell(opened, link, named, deed)
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

  test('that is being deleted says so, and is deleted once', async () => {
    const { promise, resolve } = Promise.withResolvers<StubbedAnswer>()
    const { opened, requests } = await renderPanel({ removal: () => promise })
    await tell(opened, link, named, deed)
    await press(/^Remove/)
    await press(/^Remove/)
    expect(screen.getByRole('button', { name: /^Remove/ }).getAttribute('aria-busy')).toBe('true')
    await act(async () => resolve({ body: { fileId: 'f-1' } }))
    await vi.waitFor(() => expect(readDraft().documents.poo).toEqual([]))
    expect(requests.filter(({ url }) => url.includes('/files/delete'))).toHaveLength(1)
  })

  test('that could not be deleted stays and says so', async () => {
    const { opened } = await renderPanel({ removal: { status: 502, body: { error: 'upstream_error' } } })
    await tell(opened, link, named, deed)
    await press('Remove Proof of Ownership Title deed.pdf')
    expect(screen.getByText('Something went wrong while sending deleted file to stream')).toBeDefined()
    expect(readDraft().documents.poo).toHaveLength(1)
  })

  test.each<[KioskUploadStatus, number]>([
    ['INIT', 1],
    ['DONE', 0],
  ])('while the upload is %s there are %i ways to delete it', async (uploadStatus, ways) => {
    const { opened } = await renderPanel({ draft: { kiosk: { uploadStatus } } })
    await tell(opened, link, named, deed)
    expect(screen.queryAllByRole('button', { name: /^Remove/ })).toHaveLength(ways)
  })

  test('that was deleted is asked for again', async () => {
    const { opened } = await renderPanel({
      draft: {
        documents: { poo: [{ type: 'proof_of_ownership', filename: 'x.pdf', file_id: 'f-1', size: 1 }] },
      },
    })
    await tell(opened, link, named)
    await press('Remove Proof of Ownership x.pdf')
    await vi.waitFor(() => expect(opened).toHaveLength(2))
    expect(atob(streamAt(opened).address.searchParams.get('state') ?? '')).toContain('"poo"')
    expect(streamAt(opened).headers.get('last-event-id')).toBe('2')
  })
})
