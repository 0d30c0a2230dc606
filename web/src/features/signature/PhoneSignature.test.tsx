import type { StreamMessage } from '@open-account/contracts/kioskMessages'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { answerCalls, type StubbedAnswer, refusal } from '../../../test/answers.ts'
import { renderStep } from '../../../test/renderStep.tsx'
import { factsOfCompany, signedCompany } from '../../../test/signedCompany.ts'
import { link } from '../../../test/streams.ts'
import { readDraft } from '../../session/draftStore.ts'
import { readPhoneUse } from '../../session/phoneUse.ts'
import type { followStream } from '../kioskUpload/followStream.ts'
import { beginPhoneRequest } from './phoneRequest.ts'
import PhoneSignature from './PhoneSignature.tsx'
import { signaturePicture } from './picture.ts'

type Options = Parameters<typeof followStream>[0]
const { streams } = vi.hoisted(() => ({ streams: [] as Options[] }))
vi.mock(import('../kioskUpload/followStream.ts'), () => ({
  newPosition: () => ({ lastEventId: '', isCaughtUp: false }),
  followStream: async options => {
    streams.push(options)
  },
}))
// The test environment has no canvas.
vi.mock('./pictureOf.ts', () => ({ pictureOf: () => document.createElement('canvas') }))
vi.mock('./smallPicture.ts', () => ({ smallPicture: () => 'data:image/jpeg;base64,c21hbGw=' }))

const reviewed = { draft: signedCompany, facts: factsOfCompany(signedCompany), useOfPremises: '' }
const png: StubbedAnswer = { body: 'picture', type: 'image/png' }
const onSaved = vi.fn<(fileId: string) => void>()

/** Requests a signature by phone, and opens the link. */
const open = async (picture = png) => {
  answerCalls({
    'POST /khaos/v1/upload/credential': { body: { credential: 'application.abc' } },
    'GET /khaos/v1/upload/signature/f-9': picture,
  })
  const Screen = () => {
    const [request] = useState(() => beginPhoneRequest(reviewed))
    return <PhoneSignature request={request} reviewed={reviewed} onSaved={onSaved} />
  }
  const review = { ...signedCompany.review, signature_file_id: '', signed_at: '' }
  await act(async () => renderStep({ step: 'review', type: 'company', Screen, draft: { review } }))
  await waitFor(() => expect(streams).toHaveLength(1))
  await receive(link, { kind: 'kiosk_stream', id: 'k-1' })
}
const receive = (...messages: readonly StreamMessage[]) =>
  act(async () => {
    for (const message of messages) streams.at(-1)?.onMessage(message, false)
  })
/** The id of the request that a stream was opened with. */
const requestOf = (stream: Options | undefined): string => {
  const text = atob((stream?.state ?? '').replaceAll('-', '+').replaceAll('_', '/'))
  return String(/"signature_request":"([^"]+)"/.exec(text)?.[1])
}
const sign = (request = requestOf(streams[0])) => receive({ kind: 'signature', fileId: 'f-9', request })

beforeEach(() => {
  // Nor has it pictures.
  vi.stubGlobal('createImageBitmap', () => Promise.resolve({}))
  streams.length = 0
  onSaved.mockReset()
})

test('the link says what to do on the phone, and a screen reader announces its connection', async () => {
  await open()
  expect(screen.getByText('Sign', { selector: 'b' }).parentElement?.textContent).toBe(
    'Sign with your finger, and press Save.',
  )
  await receive({ kind: 'message', text: 'phone_connected' })
  expect(screen.getByText('Phone connected').closest('[aria-live=polite]')).not.toBeNull()
  await act(async () => streams.at(-1)?.onCut())
  expect(screen.getByText('The connection was lost. Connecting again..')).toBeDefined()
})

test('a signature that arrives is saved with its picture, and ends the request', async () => {
  await open()
  await sign()
  await waitFor(() => expect(onSaved).toHaveBeenCalledWith('f-9'))
  expect(readDraft().review.signature_file_id).toBe('f-9')
  expect(signaturePicture('f-9')).toBe('data:image/jpeg;base64,c21hbGw=')
  expect(readPhoneUse()).toBeNull()
})

test('a signature counts without its picture when that cannot be read', async () => {
  await open(refusal('not_found'))
  await sign()
  await waitFor(() => expect(onSaved).toHaveBeenCalledWith('f-9'))
  expect(readDraft().review.signature_file_id).toBe('f-9')
  expect(signaturePicture('f-9')).toBeNull()
})

test('a signature that arrives with the end of its link is saved', async () => {
  await open()
  await act(async () => {
    streams.at(-1)?.onMessage({ kind: 'signature', fileId: 'f-9', request: requestOf(streams[0]) }, true)
    streams.at(-1)?.onEnd()
  })
  await waitFor(() => expect(onSaved).toHaveBeenCalledWith('f-9'))
})

test('a signature for an earlier request is not saved', async () => {
  await open()
  await sign('0'.repeat(32))
  expect(readDraft().review.signature_file_id).toBe('')
  expect(screen.getByText('K7F 2QM')).toBeDefined()
})

test('a link that has expired can be refreshed for the same request', async () => {
  await open()
  await act(async () => streams.at(-1)?.onEnd())
  expect(screen.getByRole('alert').textContent).toContain('QR code has expired')
  fireEvent.click(screen.getByRole('button', { name: 'Refresh QR code' }))
  await waitFor(() => expect(streams).toHaveLength(2))
  expect(requestOf(streams[1])).toBe(requestOf(streams[0]))
  await receive(link, { kind: 'kiosk_stream', id: 'k-2' })
  await sign()
  await waitFor(() => expect(onSaved).toHaveBeenCalledWith('f-9'))
})
