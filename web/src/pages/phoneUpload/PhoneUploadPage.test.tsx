import type { PhoneFile, SignatureState, UploadScreen } from '@open-account/contracts/phone'
import type { DocumentId } from '@open-account/domain/requirements/documents'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { answerCalls, type StubbedAnswer, refusal } from '../../../test/answers.ts'
import { answerUploads, type UploadAnswer } from '../../../test/uploads.ts'
import { cancelUpload } from '../../features/documents/sendFile.ts'
import { shrinkPhoto } from '../../features/documents/shrinkPhoto.ts'
import { PhoneUploadPage } from './PhoneUploadPage.tsx'

vi.mock(import('../../features/documents/shrinkPhoto.ts'), () => ({
  shrinkPhoto: vi.fn<(file: File) => Promise<File | null>>(() => Promise.resolve(null)),
}))

const stateId = 'wuTVrpPUBwl6uP1gfjTatA'
const front: PhoneFile = {
  id: 'nric_fin_front',
  type: 'nric_front',
  filename: 'front.jpg',
  fileId: 'f-1',
  size: 700_000,
}

interface World {
  readonly address?: string
  readonly missing?: readonly DocumentId[]
  readonly files?: () => readonly PhoneFile[]
  readonly signature?: () => SignatureState
  readonly screen?: UploadScreen
  readonly session?: StubbedAnswer
  readonly code?: StubbedAnswer
  readonly uploads?: readonly UploadAnswer[]
}

const openPage = async ({
  address = `/upload?s=abc&stateId=${stateId}`,
  missing = ['nric_fin_front', 'nric_fin_back', 'gst_reg_cert'],
  files = () => [],
  signature = () => 'none',
  screen = 'kiosk',
  session,
  code = refusal('not_found', 'No upload is open under this code.'),
  uploads = [{ status: 200, body: front }],
}: World = {}) => {
  history.replaceState(null, '', address)
  const { requests } = answerCalls({
    'GET /khaos/v1/upload/session': () =>
      session ?? {
        body: {
          sessionId: 's-1',
          stateId,
          missing_fields: missing,
          files: files(),
          signature: signature(),
          screen,
          expires_at: '2027-03-01T09:40:00Z',
        },
      },
    'POST /khaos/v1/upload/code': code,
    'POST /khaos/v1/upload/files/send': { body: { delivered: true } },
  })
  const { sent } = answerUploads(uploads)
  await act(async () => render(<PhoneUploadPage />))
  return { requests, sent }
}

const choose = async (label: string | RegExp, ...files: readonly File[]) =>
  act(async () => {
    fireEvent.change(screen.getByLabelText(label), { target: { files } })
    // The browser reads the first bytes of a file asynchronously.
    await vi.waitFor(() => expect(screen.queryByText(/processing\.\./)).toBeNull())
  })
const press = async (name: string | RegExp) =>
  act(async () => {
    fireEvent.click(screen.getByRole('button', { name }))
    await vi.waitFor(() => expect(screen.queryByText(/processing\.\./)).toBeNull())
  })
const photo = (name = 'front.jpg') => new File([Uint8Array.of(0xff, 0xd8, 0xff), new Uint8Array(50)], name)
const camera = 'Take a photo: NRIC / FIN (Front)'
const messagesIn = (requests: readonly Request[]) =>
  requests.flatMap(({ url }) => {
    const message = new URL(url).searchParams.get('message')
    return message === null ? [] : [message]
  })

// Uploads outlive a screen, and would outlive a test.
afterEach(() => cancelUpload({ stateId, id: 'nric_fin_front' }))

describe('the link', () => {
  test('the secret of the link is removed from the address and authorises every call', async () => {
    const { requests } = await openPage()
    expect(location.href).toBe('http://localhost:3000/upload')
    expect(requests.map(({ headers }) => headers.get('authorization'))).toEqual(['Bearer abc', 'Bearer abc'])
    expect(messagesIn(requests)).toEqual(['phone_connected'])
  })

  test.each([
    ['expired', 'This link is over', 'This link has expired. Please scan the new QR code at the kiosk.'],
    ['already_submitted', 'All done', 'The application was submitted; its documents stand.'],
    ['unauthorized', 'This link does not work', 'Please scan the QR code again.'],
  ] as const)('a link that is %s shows %j', async (error, title, text) => {
    const description = error === 'unauthorized' ? '' : text
    await openPage({ session: refusal(error, description) })
    expect(screen.getByRole('heading', { name: title })).toBeDefined()
    expect(screen.getByText(text)).toBeDefined()
  })

  test('the notices open in another tab, so that the screen keeps its phone', async () => {
    await openPage()
    const links = screen
      .getAllByRole('link')
      .map(link => [link.getAttribute('href'), link.getAttribute('target')])
    expect(links).toEqual([
      ['/about/privacy', '_blank'],
      ['/about/accessibility', '_blank'],
      ['/about/contact', '_blank'],
    ])
  })

  test('a link that cannot be read shows that there is no connection, with Try again', async () => {
    const { requests } = await openPage({ session: refusal('upstream_error') })
    expect(screen.getByRole('heading', { name: 'No connection' })).toBeDefined()
    await press('Try again')
    expect(requests).toHaveLength(2)
  })
})

describe('messages to the kiosk', () => {
  const sends = (requests: readonly Request[]) => requests.filter(({ url }) => url.includes('/files/send'))

  afterEach(() => vi.useRealTimers())

  test('the phone reports that it is connected in every interval', async () => {
    vi.useFakeTimers()
    const { requests } = await openPage()
    await act(() => vi.advanceTimersByTimeAsync(41_000))
    expect(messagesIn(requests)).toEqual(['phone_connected', 'phone_connected', 'phone_connected'])
  })

  test('the phone reports that it left when its page is closed, by a call that outlives the page', async () => {
    const { requests } = await openPage()
    fireEvent(window, new Event('pagehide'))
    expect(messagesIn(requests)).toEqual(['phone_connected', 'phone_gone'])
    expect(sends(requests).at(-1)?.keepalive).toBe(true)
  })

  test('the phone reports that it is connected when the browser restores its page', async () => {
    const { requests } = await openPage()
    fireEvent(window, new Event('pagehide'))
    fireEvent(window, new PageTransitionEvent('pageshow', { persisted: true }))
    expect(messagesIn(requests).at(-1)).toBe('phone_connected')
  })

  test('the phone repeats that it has finished while its page is open', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const { requests } = await openPage({ missing: [], files: () => [front] })
    await press('Done')
    await act(() => vi.advanceTimersByTimeAsync(21_000))
    expect(
      messagesIn(requests)
        .slice(1)
        .every(message => message === 'phone_done'),
    ).toBe(true)
    expect(messagesIn(requests).length).toBeGreaterThan(2)
  })
})

describe('without a link', () => {
  const enter = async (code: string) => {
    fireEvent.change(screen.getByLabelText('Code'), { target: { value: code } })
    await press('Continue')
  }

  test('a phone without a link shows the form for the code', async () => {
    const { requests } = await openPage({ address: '/upload' })
    await enter('k7f')
    expect(screen.getByText('Enter the 6 letters and digits beside the QR code.')).toBeDefined()
    expect(requests).toEqual([])
  })

  test('a code in any spelling opens the session of its link', async () => {
    const { requests } = await openPage({
      address: '/upload',
      code: { body: { url: `https://example.com/upload?s=abc&stateId=${stateId}` } },
    })
    await enter('k7f-2qm')
    expect(await requests[0]?.json()).toEqual({ code: 'K7F2QM' })
    expect(screen.getByRole('heading', { name: 'NRIC / FIN (Front)' })).toBeDefined()
  })

  test('an unknown code shows the error', async () => {
    await openPage({ address: '/upload' })
    await enter('AAAAAA')
    expect(screen.getByText('No upload is open under this code.')).toBeDefined()
  })
})

describe('the documents', () => {
  test('the documents follow one after another, optional ones last', async () => {
    await openPage({ files: () => [front], missing: ['nric_fin_back', 'gst_reg_cert'] })
    expect(screen.getByRole('heading', { name: 'NRIC / FIN (Back)' })).toBeDefined()
    expect(screen.getByText('Document 2 of 3')).toBeDefined()
    expect(screen.getByRole('button', { name: /^NRIC \/ FIN \(Front\).*Uploaded$/ })).toBeDefined()
    expect(
      screen.getByRole('button', { name: /^GST Registration Certificate ?\(optional\) Next$/ }),
    ).toBeDefined()
  })

  test('a required document shows that it is missing', async () => {
    await openPage({ files: () => [front], missing: ['nric_fin_back', 'gst_reg_cert'] })
    const missing = screen
      .getAllByRole('listitem')
      .filter(({ textContent }) => textContent?.includes('This document is not uploaded yet'))
    expect(missing.map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('NRIC / FIN (Back)'),
    ])
  })

  test('a document shows the camera first and its size limit', async () => {
    await openPage()
    const input = screen.getByLabelText<HTMLInputElement>(camera)
    expect(input.getAttribute('capture')).toBe('environment')
    expect(input.accept).toBe('image/jpeg,image/png')
    expect(
      screen.getByText('.pdf, .jpg, .jpeg or .png, up to 8 MB each. Under 1 MB is faster.'),
    ).toBeDefined()
  })

  test('every document in the list can be opened', async () => {
    await openPage()
    await press(/^GST Registration Certificate/)
    expect(screen.getByRole('heading', { name: 'GST Registration Certificate' })).toBeDefined()
    expect(screen.getByText(/up to 4 MB each/)).toBeDefined()
  })

  test('the documents are complete when every required one has arrived', async () => {
    await openPage({ files: () => [front], missing: ['gst_reg_cert'] })
    await press('Done')
    expect(screen.getByText('You can put your phone away and go on at the kiosk.')).toBeDefined()
  })

  test('Done and its reversal are sent to the kiosk', async () => {
    const { requests } = await openPage({ files: () => [front], missing: [] })
    await press('Done')
    await press('Show my documents')
    expect(messagesIn(requests)).toEqual(['phone_connected', 'phone_done', 'phone_connected'])
  })
})

describe('a file', () => {
  test('a file is sent for its document, and the next document follows', async () => {
    const files: PhoneFile[] = []
    const { sent } = await openPage({ files: () => files, missing: ['nric_fin_front', 'nric_fin_back'] })
    files.push(front)
    await choose(camera, photo('my front (1).jpg'))
    await vi.waitFor(() => expect(screen.getByRole('heading', { name: 'NRIC / FIN (Back)' })).toBeDefined())
    expect(Object.fromEntries(sent[0]?.address.searchParams ?? [])).toEqual({
      docId: 'nric_fin_front',
      filename: 'my front 1.jpg',
    })
  })

  test('the progress of a file is shown here and sent to the kiosk', async () => {
    const { requests } = await openPage({ uploads: ['pending'] })
    await choose(camera, photo())
    expect(screen.getByText(/62% uploaded/)).toBeDefined()
    expect(messagesIn(requests)).toContain('receiving:nric_fin_front:62')
    await press('Cancel')
    expect(screen.getByLabelText(camera)).toBeDefined()
    expect(messagesIn(requests)).not.toContain('failed:nric_fin_front')
  })

  test('a failed file is shown here and sent to the kiosk, and can be sent again', async () => {
    const { requests, sent } = await openPage({ uploads: ['unreachable'] })
    await choose(camera, photo())
    expect(screen.getByText('There was an error when uploading. Please try again.')).toBeDefined()
    expect(messagesIn(requests)).toContain('failed:nric_fin_front')
    await press('Try again')
    expect(sent).toHaveLength(2)
  })

  test('a file of an unknown format is refused', async () => {
    const { sent } = await openPage()
    await choose('Choose a file: NRIC / FIN (Front)', new File(['Dear Sir'], 'letter.docx'))
    expect(screen.getByText('Not uploaded')).toBeDefined()
    expect(sent).toEqual([])
    await press('Remove')
    expect(screen.queryByText('Not uploaded')).toBeNull()
  })

  test('a file with too long a name can be renamed by a press', async () => {
    const { sent } = await openPage()
    await choose(camera, photo(`${'a'.repeat(41)}.jpg`))
    expect(screen.getByText('Please rename your filename to 40 characters')).toBeDefined()
    await press(`Rename to “${'a'.repeat(40)}.jpg”`)
    expect(sent[0]?.address.searchParams.get('filename')).toBe(`${'a'.repeat(40)}.jpg`)
  })

  test('a file above the limit is refused with the limit', async () => {
    await openPage()
    const large = new File(['%PDF-1.7', new Uint8Array(8_000_000)], 'large.pdf')
    await choose('Choose a file: NRIC / FIN (Front)', large)
    expect(screen.getByText('Please upload attachment with size no more than 8 MB.')).toBeDefined()
  })

  test('the original of a reduced photo is offered, except where it would be added to the reduced one', async () => {
    const bizfile: PhoneFile = { ...front, id: 'bizfile', type: 'c_acra_manual' }
    const large = () => new File([Uint8Array.of(0xff, 0xd8, 0xff), new Uint8Array(1_000_000)], 'a.jpg')
    vi.mocked(shrinkPhoto).mockResolvedValueOnce(photo()).mockResolvedValueOnce(photo())
    await openPage({ files: () => [front, bizfile], missing: [] })
    await press(/^NRIC/)
    await choose(camera, large())
    await press(/^NRIC/)
    expect(screen.getByRole('button', { name: 'Upload the original instead' })).toBeDefined()
    await press(/^Company Registry/)
    await choose(/^Take a photo/, large())
    await press(/^Company Registry/)
    expect(screen.queryByRole('button', { name: 'Upload the original instead' })).toBeNull()
  })
})

describe('an applicant at a computer', () => {
  const heading = () => screen.getByRole('heading', { level: 1 }).textContent

  test('keeps the page when nothing is requested at the moment', async () => {
    await openPage({ missing: [], screen: 'computer' })
    expect(heading()).toBe('Nothing to do here')
  })

  test('sends one file of a document of which a kiosk keeps several (C-073)', async () => {
    await openPage({ missing: ['bizfile'], screen: 'computer' })
    expect(screen.getByLabelText<HTMLInputElement>(/^Choose a file: /).multiple).toBe(false)
  })
})

describe('several files of a document', () => {
  const pdf = (name: string) => new File(['%PDF-1.7'], name)
  const stored = { status: 200, body: front }
  const namesOf = (sent: readonly { readonly address: URL }[]) =>
    sent.map(({ address }) => address.searchParams.get('filename'))
  const chooseThree = () => choose(/^Choose a file/, pdf('one.pdf'), pdf('two.pdf'), pdf('three.pdf'))

  afterEach(() => cancelUpload({ stateId, id: 'bizfile' }))

  test('several files are sent one after another', async () => {
    const { sent } = await openPage({ missing: ['bizfile'] })
    await chooseThree()
    await vi.waitFor(() => expect(namesOf(sent)).toEqual(['one.pdf', 'two.pdf', 'three.pdf']))
  })

  test('files wait behind one that fails, whose error stays here and at the kiosk until it is sent', async () => {
    const { sent, requests } = await openPage({
      missing: ['bizfile'],
      uploads: [stored, 'unreachable', stored],
    })
    await chooseThree()
    await vi.waitFor(() => expect(screen.getByText(/^two\.pdf/)).toBeDefined())
    expect(screen.getByText('One more file follows once this one is uploaded or removed.')).toBeDefined()
    expect(messagesIn(requests).at(-1)).toBe('failed:bizfile')
    expect(namesOf(sent)).toEqual(['one.pdf', 'two.pdf'])
    await press('Try again')
    await vi.waitFor(() => expect(namesOf(sent)).toEqual(['one.pdf', 'two.pdf', 'two.pdf', 'three.pdf']))
    expect(screen.queryByText(/more file follows/)).toBeNull()
  })

  test('the queue continues when the failed file is removed, with newly chosen files first', async () => {
    const { sent } = await openPage({ missing: ['bizfile'] })
    await choose(/^Choose a file/, new File(['Dear Sir'], 'letter.pdf'), pdf('two.pdf'), pdf('three.pdf'))
    expect(screen.getByText('2 more files follow once this one is uploaded or removed.')).toBeDefined()
    expect(namesOf(sent)).toEqual([])
    await choose(/^Choose a file/, new File(['Dear Madam'], 'other.pdf'), pdf('four.pdf'))
    await press('Remove')
    await vi.waitFor(() => expect(namesOf(sent)).toEqual(['four.pdf', 'two.pdf', 'three.pdf']))
  })

  test('Done is not offered while a file is waiting', async () => {
    const bizfile: PhoneFile = { ...front, id: 'bizfile', type: 'c_acra_manual' }
    const { sent } = await openPage({ files: () => [bizfile], missing: [], uploads: ['unreachable', stored] })
    await press(/^Company Registry/)
    await choose(/^Choose a file/, pdf('one.pdf'))
    await press('Back to the list')
    expect(
      screen.getByText('A file is not uploaded yet. Press its document to see how it stands.'),
    ).toBeDefined()
    expect(screen.queryByRole('button', { name: 'Done' })).toBeNull()
    await press(/^Company Registry/)
    await press('Try again')
    await vi.waitFor(() => expect(sent).toHaveLength(2))
    expect(screen.getByRole('button', { name: 'Done' })).toBeDefined()
  })
})
