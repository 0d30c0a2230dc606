import { createRequire } from 'node:module'
import { readFileSync } from 'node:fs'
import { compileFunction } from 'node:vm'
import type * as ReactModule from 'react'
import type * as ReactDOM from 'react-dom'
import type * as ReactDOMClient from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { reactCuts } from '../build/reactOmissions.ts'

const require = createRequire(import.meta.url)
/** Finds the packages of React's own. */
const requireInReact = createRequire(require.resolve('react-dom'))
const omissions = reactCuts.flatMap(cut => cut.omissions)

/** A file of React's production build as the browser gets it, before it is minified. */
const load = (file: string, needed: Readonly<Record<string, unknown>>): unknown => {
  const name = file.split('/cjs/')[0] ?? file
  const path = require.resolve(name).replace(/index\.js$/, file.slice(name.length + 1))
  const text = omissions
    .filter(omission => omission.file === file)
    .reduce((rest, { without }) => without(rest), readFileSync(path, 'utf8'))
  const module = { exports: {} }
  const run = compileFunction(text, ['require', 'module', 'exports'])
  Reflect.apply(run, undefined, [(other: string) => needed[other], module, module.exports])
  return module.exports
}

const react = load('react/cjs/react.production.js', {}) as typeof ReactModule
const dom = load('react-dom/cjs/react-dom.production.js', { react }) as typeof ReactDOM
const client = load('react-dom/cjs/react-dom-client.production.js', {
  react,
  'react-dom': dom,
  scheduler: requireInReact('scheduler'),
}) as typeof ReactDOMClient

const h = react.createElement

describe('React without the parts that no page reaches', () => {
  let container: HTMLElement
  beforeEach(() => {
    container = document.body.appendChild(document.createElement('div'))
    return () => container.remove()
  })

  /** Renders at once, and returns the errors that React reports. */
  const render = (element: ReactModule.ReactNode): readonly unknown[] => {
    const errors: unknown[] = []
    const onError = (error: unknown) => errors.push(error)
    const root = client.createRoot(container, { onUncaughtError: onError, onCaughtError: onError })
    dom.flushSync(() => root.render(element))
    return errors
  }

  test('a press changes the state of a component, in the page and in a portal', () => {
    const Counter = () => {
      const [count, setCount] = react.useState(0)
      return [
        h('button', { key: 'button', type: 'button', onClick: () => setCount(count + 1) }, count),
        dom.createPortal(h('output', null, count), document.body),
      ]
    }
    render(h(Counter))
    dom.flushSync(() => container.querySelector('button')?.click())
    expect(`${container.textContent} ${document.querySelector('output')?.textContent}`).toBe('1 1')
  })

  test('the page listens to presses, and to no event that no component handles', () => {
    const listen = vi.spyOn(container, 'addEventListener')
    render(h('p'))
    const events = listen.mock.calls.map(([event]) => event)
    expect(events).toEqual(
      expect.arrayContaining([
        'click',
        'focusin',
        'keydown',
        'mousedown',
        'mouseover',
        'pointerdown',
        'touchstart',
      ]),
    )
    const unheard = ['mousemove', 'mouseup', 'pointermove', 'touchend', 'transitionrun', 'transitionend']
    expect(unheard.filter(event => events.includes(event))).toEqual([])
  })

  test('a part that loads shows its fallback first', async () => {
    const Part = react.lazy(() => Promise.resolve({ default: () => h('p', null, 'loaded') }))
    render(h(react.Suspense, { fallback: 'loading' }, h(Part)))
    expect(container.textContent).toBe('loading')
    await vi.waitFor(() => expect(container.textContent).toBe('loaded'))
  })

  test('an error boundary shows what it shows after an error', () => {
    class Boundary extends react.Component<ReactModule.PropsWithChildren> {
      static getDerivedStateFromError = () => ({ isBroken: true })
      override state = { isBroken: false }
      override render() {
        return this.state.isBroken ? 'broken' : this.props.children
      }
    }
    const Broken = (): never => {
      throw new Error('This component is broken')
    }
    render(h(Boundary, null, h(Broken)))
    expect(container.textContent).toBe('broken')
  })

  test('markup that is in the page already is taken over', () => {
    const onClick = vi.fn<() => void>()
    const page = h(react.Suspense, null, h('button', { type: 'button', onClick }, 'Start'))
    container.innerHTML = renderToString(page)
    const button = container.querySelector('button')
    dom.flushSync(() => client.hydrateRoot(container, page))
    button?.click()
    expect(onClick).toHaveBeenCalledOnce()
    expect(container.querySelector('button')).toBe(button)
  })

  test('attributes and styles of the application have the spelling of HTML', () => {
    render(
      h(
        'label',
        { htmlFor: 'field', style: { order: 2 } },
        h('svg', null, h('path', { strokeDasharray: 4 })),
      ),
    )
    expect(container.innerHTML).toBe(
      '<label for="field" style="order: 2;"><svg><path stroke-dasharray="4"></path></svg></label>',
    )
  })

  test('what is typed into a text field and chosen in a list is a change', () => {
    const onChange = vi.fn<(value: string) => void>()
    const change = ({ target }: { readonly target: { readonly value: string } }) => onChange(target.value)
    render([
      h('input', { key: 'input', defaultValue: '', onChange: change }),
      h('select', { key: 'select', onChange: change }, h('option', null, 'one'), h('option', null, 'two')),
    ])
    const [input, select] = [container.querySelector('input'), container.querySelector('select')]
    if (input === null || select === null) throw new Error('The fields are not rendered')
    Reflect.set(HTMLInputElement.prototype, 'value', 'typed', input)
    input.dispatchEvent(new Event('input', { bubbles: true }))
    select.value = 'two'
    select.dispatchEvent(new Event('change', { bubbles: true }))
    expect(onChange.mock.calls).toEqual([['typed'], ['two']])
  })

  test.each(['react.activity', 'react.view_transition', 'react.suspense_list', 'react.profiler'])(
    'an element of the type %s is refused',
    type => {
      const [error] = render({ ...h('p'), type: Symbol.for(type) } as unknown as ReactModule.ReactElement)
      expect(String(error)).toContain('Minified React error #130')
    },
  )
})
