import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { factsOfCompany, signedCompany } from '../../../test/signedCompany.ts'
import { ServiceFailure } from '../../http/api/serviceFailure.ts'
import { readDraft, saveDraft } from '../../session/draftStore.ts'
import { learnServiceTime } from '../../http/api/serviceClock.ts'
import { formText } from '../review/formText.ts'
import SignDialog from './SignDialog.tsx'
import { signaturePicture } from './picture.ts'
import { nothingSigned, type Stroke } from './signing.ts'

const { upload, pads } = vi.hoisted(() => ({
  upload: vi.fn<(picture: Blob) => Promise<string>>(),
  pads: [] as ((strokes: readonly Stroke[]) => void)[],
}))
vi.mock('./signatureCalls.ts', () => ({ uploadSignature: upload }))
// The test environment has no canvas, so the test reports what is drawn.
vi.mock('./pad.ts', () => ({
  Pad: class {
    constructor(_: HTMLCanvasElement, onDrawn: (strokes: readonly Stroke[]) => void) {
      pads.push(onDrawn)
    }
    show = () => undefined
    dispose = () => undefined
  },
}))
vi.mock('./pictureOf.ts', () => ({
  drawPicture: () => undefined,
  pictureOf: () => document.createElement('canvas'),
  toPng: () => Promise.resolve(new Blob(['png'], { type: 'image/png' })),
}))
vi.mock('./smallPicture.ts', () => ({ smallPicture: () => 'data:image/jpeg;base64,c21hbGw=' }))

const stroke: Stroke = {
  dotSize: 0,
  minWidth: 2,
  maxWidth: 7,
  penColor: '#000',
  velocityFilterWeight: 0.7,
  compositeOperation: 'source-over',
  points: [{ x: 10, y: 10, time: 1, pressure: 0.5 }],
}

const reviewed = {
  draft: signedCompany,
  facts: factsOfCompany(signedCompany),
  useOfPremises: 'HDB 3-5 rooms',
}
const onSaved = vi.fn<(fileId: string) => void>()
const onClose = vi.fn<() => void>()

const Signing = () => {
  const [signing, setSigning] = useState(nothingSigned)
  return (
    <SignDialog
      reviewed={reviewed}
      signing={signing}
      onChange={setSigning}
      onSaved={onSaved}
      onClose={onClose}
    />
  )
}

const open = () => {
  saveDraft({ review: { ...signedCompany.review, signature_file_id: '', signed_at: '' } })
  render(<Signing />)
}
const draw = (count: number) => pads.at(-1)?.(Array.from({ length: count }, () => stroke))
const button = (name: string) => screen.getByRole('button', { name })
const isUnavailable = (name: string) => button(name).getAttribute('aria-disabled') === 'true'
const box = (name: string) => screen.findByRole('figure', { name })

beforeEach(() => {
  vi.resetAllMocks()
  upload.mockResolvedValue('f-7')
  pads.length = 0
})

test('the dialog has the specified title and Clear, Save and Close', () => {
  open()
  expect(screen.getByRole('dialog', { name: 'Please sign within the box area' })).toBeDefined()
  for (const name of ['Clear', 'Save', 'Close']) expect(button(name)).toBeDefined()
  fireEvent.click(button('Close'))
  expect(onClose).toHaveBeenCalledOnce()
})

test('an empty box is not saved', async () => {
  open()
  expect(isUnavailable('Save')).toBe(true)
  draw(1)
  await box('Your signature')
  expect(isUnavailable('Save')).toBe(false)
  fireEvent.click(button('Clear'))
  expect(isUnavailable('Save')).toBe(true)
  fireEvent.click(button('Save'))
  expect(upload).not.toHaveBeenCalled()
})

test('Undo removes the strokes one by one', async () => {
  open()
  expect(isUnavailable('Undo')).toBe(true)
  draw(2)
  await box('Your signature')
  fireEvent.click(button('Undo'))
  await box('Your signature')
  fireEvent.click(button('Undo'))
  await box('Box of the signature, empty')
})

test('the draft contains the id and date of a saved signature, and its picture can be shown', async () => {
  learnServiceTime('Fri, 20 Nov 2026 16:30:00 GMT')
  open()
  draw(1)
  await box('Your signature')
  fireEvent.click(button('Save'))
  await waitFor(() => expect(onSaved).toHaveBeenCalledWith('f-7'))
  expect(upload.mock.calls[0]?.[0].type).toBe('image/png')
  expect(readDraft().review).toMatchObject({ signature_file_id: 'f-7', signed_at: '21/11/2026' })
  expect(readDraft().signature.formRead).toBe(formText(reviewed))
  expect(signaturePicture('f-7')).toBe('data:image/jpeg;base64,c21hbGw=')
  expect(signaturePicture('another')).toBeNull()
})

test('Save that is pressed twice stores one signature', async () => {
  open()
  draw(1)
  await box('Your signature')
  fireEvent.click(button('Save'))
  fireEvent.click(button('Save'))
  await waitFor(() => expect(onSaved).toHaveBeenCalledWith('f-7'))
  expect(upload).toHaveBeenCalledOnce()
})

test('a name can be typed without a pointer', async () => {
  open()
  fireEvent.click(screen.getByRole('radio', { name: 'Type your name' }))
  expect(isUnavailable('Save')).toBe(true)
  fireEvent.change(screen.getByLabelText('Your name'), { target: { value: 'Tan Ah Kow' } })
  fireEvent.click(button('Save'))
  await waitFor(() => expect(onSaved).toHaveBeenCalledWith('f-7'))
})

test('switching the way of signing loses nothing', async () => {
  open()
  draw(1)
  await box('Your signature')
  fireEvent.click(screen.getByRole('radio', { name: 'Type your name' }))
  fireEvent.click(screen.getByRole('radio', { name: 'Draw' }))
  expect(await box('Your signature')).toBeDefined()
})

test.each([
  ['is no picture', new File(['%PDF-1.4'], 'mine.pdf'), 'Please choose a .jpg, .jpeg or .png picture'],
  [
    'cannot be read',
    new File([Uint8Array.from([0xff, 0xd8, 0xff])], 'mine.jpg'),
    'There was a problem parsing your file.',
  ],
  [
    'is above 4 MB',
    new File([new Uint8Array(4_000_001)], 'mine.png'),
    'Please upload attachment with size no more than 4 MB.',
  ],
])('a file that %s shows its error', async (_what, file, text) => {
  vi.stubGlobal('createImageBitmap', () => Promise.reject(new Error('broken')))
  open()
  fireEvent.click(screen.getByRole('radio', { name: 'Upload a picture' }))
  fireEvent.change(await screen.findByLabelText('Picture of your signature'), { target: { files: [file] } })
  expect(await screen.findByText(text)).toBeDefined()
  expect(isUnavailable('Save')).toBe(true)
})

test('a signature that could not be stored stays with an error and can be saved again', async () => {
  upload.mockRejectedValueOnce(new ServiceFailure('upstream_error'))
  open()
  draw(1)
  await box('Your signature')
  fireEvent.click(button('Save'))
  expect((await screen.findByRole('alert')).textContent).toContain('Upload signature failed.')
  expect(readDraft().review.signature_file_id).toBe('')
  expect(onSaved).not.toHaveBeenCalled()
  await box('Your signature')
  fireEvent.click(button('Save'))
  await waitFor(() => expect(onSaved).toHaveBeenCalledWith('f-7'))
})

test('a kiosk does not offer to upload a picture', () => {
  sessionStorage.setItem('oa_mode', 'kiosk')
  render(<Signing />)
  expect(screen.getAllByRole('radio').map(radio => radio.getAttribute('value'))).toEqual(['draw', 'type'])
})
