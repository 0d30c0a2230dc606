import { ReadableStream } from 'node:stream/web'
import { text } from 'node:stream/consumers'
import { RouterProvider } from '@tanstack/react-router'
import { prerender } from 'react-dom/static'
import { beforeEach, expect, test, vi } from 'vitest'
import { answerCalls } from '../../test/answers.ts'
import { makeRouter } from './router.tsx'
import { takeOver, takeOverBeforeBack } from './takeOver.tsx'

beforeEach(() => {
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined)
  answerCalls({})
  // The renderer of the build writes to a stream, which jsdom does not have.
  vi.stubGlobal('ReadableStream', ReadableStream)
  // One process renders the page and takes it over, which React reports at every context.
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
})

/** The landing page as the build renders it, at an address with another one before it, and its router. */
const openPrerendered = async () => {
  history.replaceState(null, '', '/open-account/test')
  history.pushState(null, '', '/open-account/')
  const root = document.body.appendChild(document.createElement('div'))
  takeOverBeforeBack(root)
  const router = makeRouter()
  await router.load()
  const page = <RouterProvider router={router} />
  const { prelude } = await prerender(page)
  root.dataset['page'] = '/open-account'
  root.innerHTML = await text(prelude)
  return { root, router, page }
}

/** Lets React do some pieces of its work. */
const work = async (pieces: number) => {
  for (let piece = 0; piece < pieces; piece += 1)
    await new Promise(resolve => {
      setImmediate(resolve)
    })
}

test.each([0, 1, 2, 3, 4, 5, 6])(
  'Back while the page is taken over, after %d pieces of work, shows the page before it',
  async pieces => {
    const errors: unknown[] = []
    addEventListener('error', ({ error }) => errors.push(error))
    const { root, router, page } = await openPrerendered()
    takeOver(root, router.state.location.pathname, page)
    await work(pieces)
    history.back()
    await vi.waitFor(() => expect(root.querySelector('h1')?.textContent).toBe('Test page'))
    expect(errors).toEqual([])
    root.remove()
  },
)
