import { render, screen, waitFor } from '@testing-library/react'
import { startTransition } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { saveDraft, useDraft } from './draftStore.ts'

const rendered = vi.fn<() => void>()
const Name = () => {
  rendered()
  return <output>{useDraft().personal_information.name}</output>
}

const rename = (name: string) =>
  saveDraft(({ personal_information }) => ({ personal_information: { ...personal_information, name } }))

const shown = () => screen.getByRole('status').textContent

beforeEach(() => {
  render(<Name />)
  // React renders as in a browser, not at the end of an `act`.
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false)
})

test('what is saved in a transition is shown after the press', async () => {
  startTransition(() => rename('Tan Mei Ling'))
  await Promise.resolve()
  expect(shown()).toBe('')
  await waitFor(() => expect(shown()).toBe('Tan Mei Ling'))
})

test('the next press acts on what was saved before it', async () => {
  startTransition(() => rename('Tan Mei Ling'))
  document.body.click()
  await Promise.resolve()
  expect(shown()).toBe('Tan Mei Ling')
})

test('a press renders nothing again when everything that was saved is on the screen', async () => {
  for (const name of ['Tan Mei', 'Tan Mei Ling']) {
    startTransition(() => rename(name))
    await waitFor(() => expect(shown()).toBe(name))
  }
  rendered.mockClear()
  document.body.click()
  await Promise.resolve()
  expect(rendered).not.toHaveBeenCalled()
})
