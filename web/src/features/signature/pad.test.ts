import { beforeEach, expect, test, vi } from 'vitest'
import { Pad } from './pad.ts'
import { pictureSize } from './picture.ts'
import type { Stroke } from './signing.ts'

const { resized, drawn } = vi.hoisted(() => ({
  resized: [] as (() => void)[],
  drawn: [] as (readonly Stroke[])[],
}))

// The test environment draws nothing, so the pad only stores its strokes.
vi.mock('signature_pad', () => ({
  default: class {
    #strokes: readonly Stroke[] = []
    fromData = (strokes: readonly Stroke[]) => {
      this.#strokes = strokes
      drawn.push(strokes)
    }
    toData = () => this.#strokes
    addEventListener = () => undefined
    off = () => undefined
  },
}))

const stroke: Stroke = {
  dotSize: 0,
  minWidth: 2,
  maxWidth: 8,
  penColor: '#000',
  velocityFilterWeight: 0.7,
  compositeOperation: 'source-over',
  points: [{ x: 16, y: 8, time: 1, pressure: 0.5 }],
}

/** A canvas, and a function that lays it out with another width. */
const canvasOfPage = () => {
  const canvas = document.createElement('canvas')
  canvas.getContext = () => null
  const layOut = (width: number) => {
    Object.defineProperty(canvas, 'clientWidth', { value: width, configurable: true })
    for (const notify of resized) notify()
  }
  return { canvas, layOut }
}

beforeEach(() => {
  resized.length = 0
  drawn.length = 0
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(notify: () => void) {
        resized.push(notify)
      }
      observe = () => undefined
      disconnect = () => undefined
    },
  )
})

test('a drawing survives a layout that leaves its box no width', () => {
  const { canvas, layOut } = canvasOfPage()
  layOut(pictureSize.width)
  const pad = new Pad(canvas, () => undefined)
  pad.show([stroke])
  layOut(0)
  layOut(pictureSize.width / 2)
  expect(drawn.at(-1)).toMatchObject([
    { minWidth: 1, maxWidth: 4, points: [{ x: 8, y: 4, time: 1, pressure: 0.5 }] },
  ])
})
