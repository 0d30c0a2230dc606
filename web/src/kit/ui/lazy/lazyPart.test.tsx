import { act, fireEvent, render, screen } from '@testing-library/react'
import { Suspense } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { reloadDocument } from '../../document/document.ts'
import { loadAgain } from './loadAgain.ts'
import { defaultExport, lazyPart } from './lazyPart.tsx'

vi.mock(import('../../document/document.ts'), () => ({
  reloadDocument: vi.fn<() => void>(),
  replaceDocument: vi.fn<(address: string) => void>(),
}))

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const loaded = { default: ({ name }: { readonly name: string }) => <p>The step of {name}</p> }
const unloadable = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'))

/** A loader that fails so many times before it succeeds. */
const failing = (times: number) => {
  const load = vi.fn<() => Promise<typeof loaded>>().mockResolvedValue(loaded)
  for (let count = 0; count < times; count += 1) load.mockImplementationOnce(unloadable)
  return load
}
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))

/** Renders a page whose step uses this loader. */
const show = async (load: () => Promise<typeof loaded>) => {
  const Step = lazyPart(load, defaultExport)
  await act(async () =>
    render(
      <>
        <h1 tabIndex={-1}>Utilities</h1>
        <Suspense fallback={<p>Loading</p>}>
          <Step name="Tan Ah Kow" />
        </Suspense>
      </>,
    ),
  )
}
const step = () => screen.queryByText('The step of Tan Ah Kow')
const message = () => screen.queryByRole('alert')?.textContent ?? null

test('a script that fails is requested three more times, with growing pauses', async () => {
  const load = failing(3)
  const result = loadAgain(load)
  const requested: number[] = []
  for (const pause of [0, 250, 1_000, 3_000]) {
    await vi.advanceTimersByTimeAsync(pause)
    requested.push(load.mock.calls.length)
  }
  expect(requested).toEqual([1, 2, 3, 4])
  expect(await result).toBe(loaded)
})

test('a part that was loaded in advance shows at once, without a placeholder', async () => {
  const Step = lazyPart(failing(0), defaultExport)
  await Step.preload()
  const placeholder = vi.fn<() => null>(() => null)
  const Placeholder = placeholder
  render(
    <Suspense fallback={<Placeholder />}>
      <Step name="Tan Ah Kow" />
    </Suspense>,
  )
  expect(step()).not.toBeNull()
  expect(placeholder).not.toHaveBeenCalled()
})

test('a script that fails once loads without a message', async () => {
  const load = failing(1)
  await show(load)
  expect(step()).toBeNull()
  await pass(250)
  expect(step()).not.toBeNull()
  expect(message()).toBeNull()
  expect(load).toHaveBeenCalledTimes(2)
})

test('a message with a button replaces a part whose script always fails', async () => {
  await show(failing(100))
  await pass(4_250)
  expect(message()).toContain('This part of the page could not be loaded')
  expect(message()).toContain('Your answers are saved on this device.')
  expect(screen.getByRole('heading', { level: 1, name: 'Utilities' })).toBeDefined()
  expect(screen.getByRole('button', { name: 'Try again' })).toBeDefined()
})

test('the button loads the script again, and the heading receives the focus', async () => {
  const load = failing(8)
  await show(load)
  await pass(4_250)
  const button = screen.getByRole('button', { name: 'Try again' })
  button.focus()
  fireEvent.click(button)
  await pass(4_250)
  expect(message()).toContain('This part of the page could not be loaded')
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await pass(0)
  expect(step()).not.toBeNull()
  expect(message()).toBeNull()
  expect(load).toHaveBeenCalledTimes(9)
  expect(document.activeElement?.textContent).toBe('Utilities')
})

test('after another failure a second button reloads the page', async () => {
  await show(failing(100))
  await pass(4_250)
  const reload = () => screen.queryByRole('button', { name: 'Reload the page' })
  expect(reload()).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await pass(4_250)
  const button = reload()
  if (button === null) throw new Error('No button reloads the page')
  fireEvent.click(button)
  expect(reloadDocument).toHaveBeenCalledOnce()
})

test('a style sheet that failed is requested again with its script', async () => {
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: '/assets/step.css' })
  document.head.append(link)
  const result = loadAgain(failing(1))
  await vi.advanceTimersByTimeAsync(250)
  await result
  const again = document.querySelector('link[href="/assets/step.css"]')
  expect(again).not.toBeNull()
  expect(again).not.toBe(link)
  again?.remove()
})

test('a part that was loaded ahead shows without another request', async () => {
  const load = failing(0)
  const Step = lazyPart(load, defaultExport)
  await act(() => Step.preload())
  await act(async () =>
    render(
      <Suspense fallback={<p>Loading</p>}>
        <Step name="Tan Ah Kow" />
      </Suspense>,
    ),
  )
  expect(step()).not.toBeNull()
  expect(load).toHaveBeenCalledOnce()
})

test('a part that could not be loaded ahead is requested again when it is shown', async () => {
  const load = failing(4)
  const Step = lazyPart(load, defaultExport)
  const ahead = Step.preload()
  await pass(4_250)
  await ahead
  await act(async () =>
    render(
      <Suspense fallback={<p>Loading</p>}>
        <Step name="Tan Ah Kow" />
      </Suspense>,
    ),
  )
  expect(step()).not.toBeNull()
  expect(load).toHaveBeenCalledTimes(5)
})

test('a part that failed is requested again by itself when the connection is back', async () => {
  await show(failing(4))
  await pass(4_250)
  expect(message()).toContain('This part of the page could not be loaded')
  window.dispatchEvent(new Event('online'))
  await pass(0)
  expect(step()).not.toBeNull()
})
