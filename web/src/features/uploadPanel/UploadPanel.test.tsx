import { fileContentMessages } from '@open-account/contracts/fields/fileContentMessages'
import { fileTooLarge } from '@open-account/contracts/fields/uploads'
import type { DocumentId } from '@open-account/domain/requirements/documents'
import { documentOf } from '@open-account/domain/requirements/documents'
import type { Mode } from '@open-account/domain/application/codes'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { answerCalls, type StubbedAnswer, refusal } from '../../../test/answers.ts'
import { renderStep } from '../../../test/renderStep.tsx'
import { answerUploads } from '../../../test/uploads.ts'
import { readDraft } from '../../session/draftStore.ts'
import type { Draft } from '../../session/draft.ts'
import { convertPhoto } from '../documents/convertPhoto.ts'
import { cancelUpload } from '../documents/sendFile.ts'
import { recordSent } from '../documents/storedFiles.ts'
import { UploadPanel } from './UploadPanel.tsx'

vi.mock(import('../documents/convertPhoto.ts'), () => ({
  convertPhoto: vi.fn<(photo: File) => Promise<File | null>>().mockResolvedValue(null),
}))

const list = 'GET /v1/transaction/attachment/wuTVrpPUBwl6uP1gfjTatA'
const remove = 'DELETE /v1/transaction/attachment'

const deed = { type: 'proof_of_ownership', filename: 'deed.pdf', file_id: 'f-1', size: 9 } as const
const stored = { status: 200, body: deed }
const unanswered = refusal('upstream_error')

const pdf = (name: string, more = 0) => new File(['%PDF-1.7', new Uint8Array(more)], name)
const heic = new File(['\0\0\0\u0018ftypheic'], 'IMG 1.HEIC')
const photo = (name: string, size: number) =>
  new File([Uint8Array.of(0xff, 0xd8, 0xff), new Uint8Array(size - 3)], name)

interface World {
  readonly documents?: readonly DocumentId[]
  readonly mode?: Mode
  readonly validated?: boolean
  readonly draft?: Partial<Draft>
  readonly listed?: readonly unknown[]
  readonly listing?: StubbedAnswer
  readonly removal?: StubbedAnswer
}

const renderPanel = async ({
  documents = ['poo'],
  mode = 'normal',
  validated = false,
  draft = {},
  listed = [],
  listing = { body: { attachmentDetails: listed } },
  removal = { body: { type: deed.type } },
}: World = {}) => {
  const calls = answerCalls({ [list]: listing, [remove]: removal })
  const Screen = () => <UploadPanel documents={documents.map(documentOf)} validated={validated} />
  await act(async () => renderStep({ step: 'utilities', Screen, mode, draft }))
  return calls
}

/** Waits until the file is read, which takes the browser a moment of its own. */
const processed = () => waitFor(() => expect(screen.queryByText(/processing\.\./)).toBeNull())
const choose = async (...files: readonly File[]) => {
  await act(async () => {
    fireEvent.change(screen.getByLabelText(/^(Choose another file: )?Proof of Ownership$/), {
      target: { files },
    })
  })
  await processed()
}
const press = async (name: string | RegExp) => {
  await act(async () => {
    fireEvent.click(screen.getByRole('button', { name }))
  })
  await processed()
}
const here = { stateId: 'wuTVrpPUBwl6uP1gfjTatA', id: 'poo' } as const

// What is going on outlives a screen, and so would it a test.
afterEach(() => {
  cancelUpload(here)
  recordSent(here, null)
})

describe('a document', () => {
  test('says that it is missing, and the limit, before anything is chosen', async () => {
    await renderPanel()
    expect(screen.getByText('This document is not uploaded yet')).toBeDefined()
    expect(
      screen.getByText('.pdf, .jpg, .jpeg or .png, up to 8 MB each. Under 1 MB is faster.'),
    ).toBeDefined()
  })

  test('is sent under its type and kept in the draft as the service stored it', async () => {
    await renderPanel()
    const { sent } = answerUploads([stored])
    await choose(pdf('my_deed (1).pdf'))
    expect(screen.getByText('Uploaded')).toBeDefined()
    expect(readDraft().documents.poo).toEqual([deed])
    expect(Object.fromEntries(sent[0]?.address.searchParams ?? [])).toEqual({
      transaction_id: here.stateId,
      type: 'proof_of_ownership',
      filename: 'mydeed 1.pdf',
    })
  })

  test('shows how far it is, and can be cancelled', async () => {
    await renderPanel()
    answerUploads(['pending'])
    await choose(pdf('deed.pdf'))
    expect(screen.getByText(/62% uploaded/)).toBeDefined()
    await press('Cancel Proof of Ownership')
    expect(screen.getByText('This document is not uploaded yet')).toBeDefined()
    expect(readDraft().documents.poo).toBeUndefined()
  })

  test('accepts one file', async () => {
    await renderPanel({ documents: ['bizfile'] })
    const input = screen.getByLabelText<HTMLInputElement>('Company Registry Extract (BizFile)')
    expect(input.multiple).toBe(false)
  })

  test('that is missing is no error before the applicant has tried to go on', async () => {
    await renderPanel()
    expect(screen.getByLabelText('Proof of Ownership').getAttribute('aria-invalid')).toBeNull()
  })

  test('that is missing is an error, said once, after the applicant has tried to go on', async () => {
    await renderPanel({ validated: true })
    expect(screen.getByText('This document is not uploaded yet')).toBeDefined()
    expect(screen.getByLabelText('Proof of Ownership').getAttribute('aria-invalid')).toBe('true')
  })

  test('that is uploaded does not say that it is not', async () => {
    await renderPanel({ draft: { documents: { poo: [deed] } }, listed: [deed], validated: true })
    expect(screen.queryByText('This document is not uploaded yet')).toBeNull()
  })

  test('that may be left out says that it is not uploaded yet, and is no error', async () => {
    await renderPanel({ validated: true, documents: ['gst_reg_cert'] })
    expect(screen.getByText('Not uploaded yet')).toBeDefined()
    expect(screen.queryByText('This document is not uploaded yet')).toBeNull()
  })

  test.each([
    ['application_form', 'The form that you have printed from the review, signed'],
    ['loa', 'If the representative is not the director, a letter of authorisation must be submitted.'],
    ['eil', 'For an electricity load above 45 kVA.'],
  ] as const)('whose name does not say enough says more: %s', async (id, text) => {
    await renderPanel({ documents: [id] })
    expect(screen.getByText(text, { exact: false })).toBeDefined()
  })

  test('is listed with the others of its limit', async () => {
    await renderPanel({ documents: ['bizfile', 'pooop', 'loawrd'] })
    const lists = screen
      .getAllByRole('list')
      .map(({ previousSibling: limit, children }) => [
        limit?.textContent,
        ...Array.from(children, row => row.querySelector('b')?.textContent),
      ])
    expect(lists).toEqual([
      [
        '.pdf, .jpg, .jpeg or .png, up to 8 MB each. Under 1\u00A0MB is faster.',
        'Company Registry Extract (BizFile)',
        'Letter of Award',
      ],
      [
        '.pdf, .jpg, .jpeg or .png, up to 30 MB each. Under 1\u00A0MB is faster.',
        'Proof of Occupancy of Premises',
      ],
    ])
  })

  test('is photographed first on a phone, and chosen from its files second', async () => {
    vi.stubGlobal('matchMedia', (media: string) => ({ media, matches: media === '(pointer: coarse)' }))
    await renderPanel()
    const inputs = screen.getAllByLabelText<HTMLInputElement>(/Proof of Ownership$/)
    expect(inputs.map(({ ariaLabel, accept }) => [ariaLabel, accept.includes('pdf')])).toEqual([
      ['Take a photo: Proof of Ownership', false],
      ['Proof of Ownership', true],
    ])
    expect(inputs.map(input => input.getAttribute('capture'))).toEqual(['environment', null])
  })

  test('has no camera on a computer, where HEIC photos can be chosen', async () => {
    await renderPanel()
    expect(screen.queryByLabelText(/^Take a photo/)).toBeNull()
    expect(screen.getByLabelText<HTMLInputElement>('Proof of Ownership').accept).toContain('.heic')
  })

  test('is only named where this device has no files', async () => {
    await renderPanel({ mode: 'kiosk' })
    expect(screen.getByText('To be provided on confirmation')).toBeDefined()
    expect(screen.queryByLabelText('Proof of Ownership')).toBeNull()
    expect(screen.queryByText(/up to 8 MB each/)).toBeNull()
  })
})

describe('another file', () => {
  const newer = { status: 200, body: { ...deed, filename: 'newer.pdf', file_id: 'f-2' } }
  const drop = async (on: RegExp, file: File) => {
    await act(async () => {
      fireEvent.drop(screen.getByText(on), { dataTransfer: { files: [file] } })
    })
    await screen.findByText(new RegExp(file.name))
    await processed()
  }
  const names = () => readDraft().documents.poo?.map(({ filename }) => filename)

  test('names the replaced file, and the applicant can undo the replacement', async () => {
    await renderPanel()
    const { sent } = answerUploads([stored, newer, stored])
    await choose(pdf('deed.pdf'))
    await drop(/deed\.pdf/, pdf('newer.pdf'))
    expect(screen.getByText(/^newer\.pdf · .* · replaced deed\.pdf$/)).toBeDefined()
    expect(names()).toEqual(['newer.pdf'])
    await press('Undo, back to deed.pdf Proof of Ownership')
    expect(names()).toEqual(['deed.pdf'])
    expect(sent.map(({ address }) => address.searchParams.get('filename'))).toEqual([
      'deed.pdf',
      'newer.pdf',
      'deed.pdf',
    ])
  })

  test('is chosen with the control of the row, without dragging', async () => {
    await renderPanel()
    answerUploads([stored, newer, stored])
    await choose(pdf('deed.pdf'))
    await choose(pdf('newer.pdf'))
    expect(names()).toEqual(['newer.pdf'])
    expect(document.activeElement).toBe(screen.getByLabelText('Choose another file: Proof of Ownership'))
    await press('Undo, back to deed.pdf Proof of Ownership')
    expect(names()).toEqual(['deed.pdf'])
  })

  test('waits for the confirmation of the applicant where the replacement cannot be undone', async () => {
    await renderPanel({ draft: { documents: { poo: [deed] } }, listed: [deed] })
    const { sent } = answerUploads([newer])
    await drop(/deed\.pdf/, pdf('newer.pdf'))
    expect(screen.getByText(/newer\.pdf would replace it, and that cannot be undone/)).toBeDefined()
    await press('Keep it Proof of Ownership')
    expect(screen.queryByText(/newer\.pdf/)).toBeNull()
    expect(sent).toEqual([])
    await drop(/deed\.pdf/, pdf('newer.pdf'))
    await press('Replace it Proof of Ownership')
    expect(names()).toEqual(['newer.pdf'])
  })

  test('does not replace one that was removed', async () => {
    await renderPanel()
    answerUploads([stored, newer])
    await choose(pdf('deed.pdf'))
    await press('Remove Proof of Ownership')
    await screen.findByText('This document is not uploaded yet')
    await choose(pdf('newer.pdf'))
    expect(screen.queryByText(/replaced/)).toBeNull()
  })
})

describe('several files where one fits', () => {
  const drop = async (...files: readonly File[]) => {
    await act(async () => {
      fireEvent.drop(screen.getByText('Proof of Ownership', { selector: 'b' }), { dataTransfer: { files } })
    })
    await processed()
  }
  const acceptedNote = /one file fits, so only deed\.pdf is taken/

  test('leave the last one, and the row says so', async () => {
    await renderPanel()
    const { sent } = answerUploads([stored])
    await drop(pdf('scan.pdf'), pdf('deed.pdf'))
    expect(sent).toHaveLength(1)
    expect(screen.getByText(acceptedNote)).toBeDefined()
  })

  test('leave the last one while the replacement waits for confirmation', async () => {
    const old = { ...deed, filename: 'old.pdf' }
    await renderPanel({ draft: { documents: { poo: [old] } }, listed: [old] })
    answerUploads([stored])
    await drop(pdf('scan.pdf'), pdf('deed.pdf'))
    expect(screen.getByText(acceptedNote)).toBeDefined()
    await press('Replace it Proof of Ownership')
    expect(screen.getByText('Uploaded')).toBeDefined()
    expect(screen.getByText(acceptedNote)).toBeDefined()
  })

  test('leave the last one, also while it fails and when it is sent again', async () => {
    await renderPanel()
    answerUploads(['unreachable', stored])
    await drop(pdf('scan.pdf'), pdf('deed.pdf'))
    expect(screen.getByText(acceptedNote)).toBeDefined()
    await press('Try again Proof of Ownership')
    expect(screen.getByText('Uploaded')).toBeDefined()
    expect(screen.getByText(acceptedNote)).toBeDefined()
  })

  test('leave the last one under the name that it is repaired to', async () => {
    await renderPanel()
    answerUploads([{ status: 200, body: { ...deed, filename: 'scan.jpg' } }])
    await drop(pdf('deed.pdf'), photo('scan.pdf', 900))
    await press('Rename to “scan.jpg”')
    expect(screen.getByText(/one file fits, so only scan\.jpg is taken/)).toBeDefined()
  })

  test('are not mentioned for a single file', async () => {
    await renderPanel()
    answerUploads([stored])
    await drop(pdf('deed.pdf'))
    expect(screen.queryByText(/one file fits/)).toBeNull()
  })
})

describe('a file that is not taken', () => {
  const long = 'sale and purchase agreement of the premises 2026.pdf'

  test.each([
    ['a name above 40 characters', [pdf(long)], 'Please rename your filename to 40 characters'],
    [
      'one of several names above 40 characters',
      [pdf(long), pdf('deed.pdf')],
      "Please rename one/more of your files' name to 40 characters",
    ],
    [
      'a size above the limit',
      [pdf('deed.pdf', 8_000_000)],
      'Please upload attachment with size no more than 8 MB.',
    ],
    ['no content', [new File([], 'deed.pdf')], fileContentMessages.empty],
    ['another format', [new File(['Dear Sir'], 'deed.docx')], fileContentMessages.unsupported],
    [
      'content that is not what its name says',
      [new File(['Dear Sir'], 'deed.pdf')],
      fileContentMessages.mismatched,
    ],
    ['the content of a photo in a PDF', [photo('deed.pdf', 900)], fileContentMessages.misnamed],
    [
      'an encryption',
      [new File(['%PDF-1.7 << /Encrypt 8 0 R >>'], 'deed.pdf')],
      fileContentMessages.encrypted,
    ],
    ['a format of iPhones that this browser cannot decode', [heic], fileContentMessages.heic],
  ])('for %s is not sent and says why', async (_, files, sentence) => {
    await renderPanel()
    const { sent } = answerUploads([stored])
    await choose(...files)
    expect(screen.getByText(sentence)).toBeDefined()
    expect(sent).toEqual([])
  })

  test('can be removed from the row', async () => {
    await renderPanel()
    await choose(pdf(long))
    await press('Remove Proof of Ownership')
    expect(screen.getByText('This document is not uploaded yet')).toBeDefined()
    expect(document.activeElement).toBe(screen.getByLabelText('Proof of Ownership'))
  })

  test('because it cannot be read says so', async () => {
    await renderPanel()
    const unreadable = pdf('deed.pdf')
    vi.spyOn(unreadable, 'slice').mockImplementation(() => {
      throw new DOMException('gone', 'NotReadableError')
    })
    await choose(unreadable)
    expect(screen.getByText('There was a problem parsing your file.')).toBeDefined()
  })

  test.each([
    [
      pdf(long),
      'Rename to “sale and purchase agreement of the premi.pdf”',
      'sale and purchase agreement of the premi.pdf',
    ],
    [photo('scan.pdf', 900), 'Rename to “scan.jpg”', 'scan.jpg'],
  ])('for its name is sent after the repair', async (file, repair, name) => {
    await renderPanel()
    const { sent } = answerUploads([stored])
    await choose(file)
    await press(repair)
    expect(sent.map(({ address }) => address.searchParams.get('filename'))).toEqual([name])
    expect(screen.getByText('Uploaded')).toBeDefined()
  })
})

describe('a photo', () => {
  /** A worker that makes every photo this many bytes large, or cannot read it. */
  const shrinkingTo = (size: number | null) => {
    class StubbedWorker {
      #answer: (event: { data: Blob | null }) => void = () => undefined
      addEventListener(type: string, listener: (event: { data: Blob | null }) => void) {
        if (type === 'message') this.#answer = listener
      }
      postMessage() {
        this.#answer({ data: size === null ? null : photo('', size) })
      }
      terminate() {
        return undefined
      }
    }
    vi.stubGlobal('Worker', StubbedWorker)
  }

  test('above 1 MB is made smaller, says so, and can be sent as it was', async () => {
    shrinkingTo(710_000)
    await renderPanel()
    const { sent } = answerUploads([
      { status: 200, body: { ...deed, size: 710_000 } },
      { status: 200, body: { ...deed, size: 1_800_000 } },
    ])
    await choose(photo('deed.jpg', 1_800_000))
    expect(screen.getByText(/made smaller from 1\.8 MB to 710 KB/)).toBeDefined()
    await press('Upload the original instead Proof of Ownership')
    expect(sent.map(({ file }) => file.size)).toEqual([710_000, 1_800_000])
    expect(screen.queryByText(/made smaller/)).toBeNull()
  })

  test('above 1 MB says that it is being made smaller', async () => {
    vi.stubGlobal(
      'Worker',
      class {
        addEventListener() {}
        postMessage() {}
      },
    )
    await renderPanel()
    await choose(photo('deed.jpg', 1_800_000))
    await screen.findByText('deed.jpg · 1.8 MB · making the photo smaller..')
    await press('Cancel Proof of Ownership')
    expect(screen.getByText('This document is not uploaded yet')).toBeDefined()
  })

  test('of an iPhone is converted where the browser can decode it, and says so', async () => {
    vi.mocked(convertPhoto).mockResolvedValueOnce(photo('IMG 1.jpg', 710_000))
    await renderPanel()
    const { sent } = answerUploads([{ status: 200, body: { ...deed, filename: 'IMG 1.jpg', size: 710_000 } }])
    await choose(heic)
    expect(await screen.findByText('IMG 1.jpg · 710 KB · converted from HEIC')).toBeDefined()
    expect(screen.queryByText(/original/)).toBeNull()
    expect(sent.map(({ address }) => address.searchParams.get('filename'))).toEqual(['IMG 1.jpg'])
  })

  test('that cannot be made smaller is sent as it is', async () => {
    shrinkingTo(null)
    await renderPanel()
    const { sent } = answerUploads([stored])
    await choose(photo('deed.jpg', 1_800_000))
    expect(sent.map(({ file }) => file.size)).toEqual([1_800_000])
  })

  test('above the limit is offered to be made smaller', async () => {
    shrinkingTo(900_000)
    await renderPanel()
    const { sent } = answerUploads([stored])
    await choose(photo('deed.jpg', 9_000_000))
    expect(screen.getByText('Please upload attachment with size no more than 8 MB.')).toBeDefined()
    await press('Make the photo smaller')
    expect(sent.map(({ file }) => file.size)).toEqual([900_000])
  })
})

describe('a failure', () => {
  test.each([
    ['unreachable' as const, 'There was an error when uploading. Please try again.'],
    [refusal('upstream_error'), 'There was an error when uploading. Please try again.'],
    [refusal('file_too_large', fileTooLarge(8_000_000)), fileTooLarge(8_000_000)],
    [refusal('unsupported_file', fileContentMessages.encrypted), fileContentMessages.encrypted],
    [refusal('unsupported_file'), 'There was an error when uploading. Please try again.'],
  ])('of the upload, %o, is shown', async (answer, sentence) => {
    await renderPanel()
    answerUploads([answer])
    await choose(pdf('deed.pdf'))
    expect(screen.getByText(sentence)).toBeDefined()
  })

  test('of the upload can be tried again', async () => {
    await renderPanel()
    answerUploads(['unreachable', stored])
    await choose(pdf('deed.pdf'))
    await press('Try again Proof of Ownership')
    expect(screen.getByText('Uploaded')).toBeDefined()
  })

  test('of the deletion is shown and leaves the document', async () => {
    await renderPanel({
      draft: { documents: { poo: [deed] } },
      listed: [deed],
      removal: unanswered,
    })
    await press('Remove Proof of Ownership')
    await screen.findByText('There was a problem on deleting the attachment. Please try again.')
    expect(readDraft().documents.poo).toEqual([deed])
    expect(window.dataLayer?.at(-1)).toMatchObject({ event: 'error', error_code: 'upstream_error' })
  })
})

test('a removed document is gone from the service and the draft', async () => {
  const { requests } = await renderPanel({ draft: { documents: { poo: [deed] } }, listed: [deed] })
  await press('Remove Proof of Ownership')
  await screen.findByText('This document is not uploaded yet')
  expect(readDraft().documents.poo).toEqual([])
  const removal = requests.find(({ method }) => method === 'DELETE')
  expect(await removal?.json()).toEqual({ state_id: here.stateId, type: 'proof_of_ownership' })
})

test('the cursor stays in the row when its control gives way to another one', async () => {
  await renderPanel()
  answerUploads([stored])
  screen.getByLabelText('Proof of Ownership').focus()
  await choose(pdf('deed.pdf'))
  expect(document.activeElement).toBe(screen.getByLabelText('Choose another file: Proof of Ownership'))
})

describe('after a refresh', () => {
  test('a file that the service has stored is there', async () => {
    await renderPanel({ listed: [deed] })
    await screen.findByText('Uploaded')
    expect(readDraft().documents.poo).toEqual([deed])
  })

  test('a list that cannot be read leaves what is there, and the failure is reported', async () => {
    window.dataLayer = []
    await renderPanel({ draft: { documents: { poo: [deed] } }, listing: unanswered })
    await vi.waitFor(() =>
      expect(window.dataLayer).toMatchObject([{ event: 'error', error_code: 'upstream_error' }]),
    )
    expect(screen.getByText('Uploaded')).toBeDefined()
  })

  test('a file that the service has not is asked for again', async () => {
    await renderPanel({ draft: { documents: { poo: [deed] } } })
    await screen.findByText('This document is not uploaded yet')
    expect(readDraft().documents.poo).toBeUndefined()
  })
})
