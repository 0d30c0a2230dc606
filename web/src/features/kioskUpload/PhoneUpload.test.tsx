import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { documentOf } from '@open-account/domain/requirements/documents'
import type { StreamMessage } from '@open-account/contracts/kioskMessages'
import { answerCalls, refusal } from '../../../test/answers.ts'
import { renderStep } from '../../../test/renderStep.tsx'
import type { Draft } from '../../session/draft.ts'
import { readDraft } from '../../session/draftStore.ts'
import { readPhoneUse } from '../../session/phoneUse.ts'
import { UploadPanel } from '../uploadPanel/UploadPanel.tsx'
import type { followStream } from './followStream.ts'

const stateId = 'wuTVrpPUBwl6uP1gfjTatA'
type Options = Parameters<typeof followStream>[0]
const { streams } = vi.hoisted(() => ({ streams: [] as Options[] }))
vi.mock(import('./followStream.ts'), () => ({
  newPosition: () => ({ lastEventId: '', isCaughtUp: false }),
  followStream: async options => {
    streams.push(options)
  },
}))

const credential = { body: { credential: 'application.abc' } }

const open = async (answer = credential) => {
  const calls = answerCalls({
    [`GET /v1/transaction/attachment/${stateId}`]: { body: { attachmentDetails: [] } },
    'POST /khaos/v1/upload/credential': answer,
    'GET /khaos/v1/upload/close/k-1': { body: { id: 'k-1' } },
  })
  const Screen = () => <UploadPanel documents={[documentOf('poo')]} />
  const draft = ({ turnOn }: Draft) => ({ turnOn: { ...turnOn, meter_reading_required: true } })
  await act(async () => renderStep({ step: 'utilities', Screen, mode: 'normal', draft }))
  return calls
}
const receive = (...messages: readonly StreamMessage[]) =>
  act(async () => {
    for (const message of messages) streams.at(-1)?.onMessage(message, false)
  })
const link = [
  {
    kind: 'upload_url',
    url: `http://localhost/upload?s=secret&stateId=${stateId}`,
    code: 'K7F2QM',
    expires_at: '2027-03-01T09:40:00Z',
  },
  { kind: 'kiosk_stream', id: 'k-1' },
] as const
const usePhone = () =>
  act(async () => {
    fireEvent.click(screen.getByRole('button', { name: 'Use your phone Proof of Ownership' }))
  })

beforeEach(() => {
  streams.length = 0
})

test("'Use your phone' beside 'Choose a file' opens the QR code, whose heading has the focus", async () => {
  const { requests } = await open()
  await usePhone()
  const heading = await screen.findByRole('heading', { name: 'Use your phone' })
  expect(document.activeElement).toBe(heading)
  await waitFor(() => expect(streams).toHaveLength(1))
  expect(streams[0]?.token).toBe('application.abc')
  await receive(...link)
  expect(screen.getByText(/^QR code that opens http:\/\/localhost\/upload\?s=secret/)).toBeDefined()
  expect(screen.getByText('K7F 2QM')).toBeDefined()
  const request = requests.find(({ url }) => url.endsWith('/credential'))
  expect(await request?.json()).toEqual({ state_id: stateId })
})

test('a file of the phone fills its row', async () => {
  await open()
  await usePhone()
  await waitFor(() => expect(streams).toHaveLength(1))
  await receive(
    ...link,
    { kind: 'message', text: 'phone_connected' },
    { kind: 'message', text: 'receiving:poo:48' },
  )
  expect(screen.getByText('Phone connected')).toBeDefined()
  expect(screen.getByText('Receiving Proof of Ownership from your phone')).toBeDefined()
  const file = {
    id: 'poo',
    type: 'proof_of_ownership',
    filename: 'deed.jpg',
    fileId: 'f-1',
    size: 9000,
  } as const
  await receive({ kind: 'file', ...file })
  expect(screen.getByText('deed.jpg · 9 KB')).toBeDefined()
  expect(readDraft().documents.poo?.map(({ file_id }) => file_id)).toEqual(['f-1'])
})

test('a file whose row is in another part of the page is confirmed beside the QR code', async () => {
  await open()
  await usePhone()
  await waitFor(() => expect(streams).toHaveLength(1))
  const photo = { type: 'meter_electric', filename: 'meter.jpg', fileId: 'f-2', size: 9000 } as const
  await receive(...link, { kind: 'file', id: 'electric_meter_reading', ...photo })
  expect(screen.getByText('Electricity Meter Reading: uploaded')).toBeDefined()
})

test('Close ends the link and leads back to the row', async () => {
  const { requests } = await open()
  await usePhone()
  await waitFor(() => expect(streams).toHaveLength(1))
  await receive(...link)
  expect(readPhoneUse()).toBe('document poo')
  await act(async () => {
    fireEvent.click(screen.getByRole('button', { name: 'Close' }))
  })
  expect(readPhoneUse()).toBeNull()
  expect(document.activeElement).toBe(screen.getByLabelText('Proof of Ownership'))
  await waitFor(() => expect(requests.map(({ url }) => url).join()).toContain('/upload/close/k-1'))
})

test('a link that has expired can be refreshed (C-177)', async () => {
  await open()
  await usePhone()
  await waitFor(() => expect(streams).toHaveLength(1))
  await receive(...link)
  await act(async () => streams.at(-1)?.onEnd())
  expect(screen.getByText('QR code has expired')).toBeDefined()
  await act(async () => {
    fireEvent.click(screen.getByRole('button', { name: 'Refresh QR code' }))
  })
  await waitFor(() => expect(streams).toHaveLength(2))
})

test('a credential that the service does not give can be requested again', async () => {
  await open(refusal('upstream_error') as unknown as typeof credential)
  await usePhone()
  expect(await screen.findByText('Your phone cannot be connected at the moment')).toBeDefined()
  expect(screen.getByRole('button', { name: 'Try again' })).toBeDefined()
})

test('a phone or tablet does not offer another phone', async () => {
  vi.stubGlobal('matchMedia', (media: string) => ({ media, matches: media === '(pointer: coarse)' }))
  await open()
  expect(screen.queryByRole('button', { name: /Use your phone/ })).toBeNull()
})
