import type { SignatureState } from '@open-account/contracts/phone'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { answerCalls, type StubbedAnswer, refusal } from '../../../test/answers.ts'
import { PhoneUploadPage } from './PhoneUploadPage.tsx'
// Loaded before the first visit, so that no test waits for it.
import './SignPage.tsx'

// The test environment has no canvas.
vi.mock('../../features/signature/pad.ts', () => ({
  Pad: class {
    show = () => undefined
    dispose = () => undefined
  },
}))
vi.mock('../../features/signature/pictureOf.ts', () => ({
  drawPicture: () => undefined,
  pictureOf: () => null,
  toPng: () => Promise.resolve(new Blob(['picture'], { type: 'image/png' })),
}))

const session = (signature: SignatureState): StubbedAnswer => ({
  body: {
    sessionId: 's-1',
    stateId: 'wuTVrpPUBwl6uP1gfjTatA',
    missing_fields: [],
    files: [],
    signature,
    screen: 'computer',
    expires_at: '2027-03-01T09:40:00Z',
  },
})
const stored: StubbedAnswer = { body: { fileId: 'f-7' } }

/** Opens the page for a requested signature. `answers`: to each sending, in order, with the session after it. */
const openPage = async (...answers: readonly (readonly [sent: StubbedAnswer, after: StubbedAnswer])[]) => {
  history.replaceState(null, '', '/upload?s=abc&stateId=wuTVrpPUBwl6uP1gfjTatA')
  const left = [...answers]
  let now = session('requested')
  const { requests } = answerCalls({
    'GET /khaos/v1/upload/session': () => now,
    'POST /khaos/v1/upload/files/send': { body: { delivered: true } },
    'POST /khaos/v1/upload/signature': () => {
      const [sent, after] = left.shift() ?? [stored, session('stored')]
      now = after
      return sent
    },
  })
  await act(async () => render(<PhoneUploadPage />))
  await screen.findByRole('heading', { name: 'Please sign within the box area' })
  return { sent: () => requests.filter(({ url }) => url.endsWith('/khaos/v1/upload/signature')) }
}
const signByName = () => {
  fireEvent.click(screen.getByRole('radio', { name: 'Type your name' }))
  fireEvent.change(screen.getByLabelText('Your name'), { target: { value: 'Tan Ah Kow' } })
}
const save = () => act(async () => fireEvent.click(screen.getByRole('button', { name: 'Save' })))
const title = () => screen.getByRole('heading', { level: 1 }).textContent

test('an empty box is not sent; Clear empties it', async () => {
  const { sent } = await openPage()
  await save()
  signByName()
  fireEvent.click(screen.getByRole('button', { name: 'Clear' }))
  expect(screen.getByLabelText('Your name')).toHaveProperty('value', '')
  await save()
  expect(sent()).toEqual([])
  expect(screen.getByText('Save is possible once the box is not empty.')).toBeDefined()
})

test('a signature is sent once by two presses, with the secret of the link', async () => {
  const { sent } = await openPage()
  signByName()
  fireEvent.click(screen.getByRole('button', { name: 'Save' }))
  await save()
  expect(title()).toBe('Signature sent')
  expect(screen.getByRole('status').textContent).toBe('Please continue on your computer.')
  expect(sent().map(({ headers }) => headers.get('authorization'))).toEqual(['Bearer abc'])
})

test('a signature that cannot be sent stays in the box, and can be saved again', async () => {
  await openPage([refusal('upstream_error'), session('requested')], [stored, session('stored')])
  signByName()
  await save()
  expect(screen.getByRole('alert').textContent).toContain('Your signature is still here.')
  expect(screen.getByLabelText('Your name')).toHaveProperty('value', 'Tan Ah Kow')
  await save()
  expect(title()).toBe('Signature sent')
})

test.each([
  ['a link that has expired', refusal('expired', 'Please scan again.'), 'This link is over'],
  ['an application that was submitted', refusal('already_submitted'), 'All done'],
] as const)('%s is shown as soon as a signature is refused for it', async (_, refused, shown) => {
  await openPage([refused, refused])
  signByName()
  await save()
  expect(title()).toBe(shown)
})

test('a signature that the computer requests no more leads to the page without a task', async () => {
  await openPage([refusal('out_of_order'), session('none')])
  signByName()
  await save()
  expect(title()).toBe('Nothing to do here')
})
