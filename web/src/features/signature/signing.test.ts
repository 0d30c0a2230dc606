import { describe, expect, test } from 'vitest'
import { cleared, isEmpty, nothingSigned, type Signing, type Stroke, undone } from './signing.ts'

const stroke = (x: number): Stroke => ({
  dotSize: 0,
  minWidth: 2,
  maxWidth: 7,
  penColor: '#000',
  velocityFilterWeight: 0.7,
  compositeOperation: 'source-over',
  points: [{ x, y: 10, time: 1, pressure: 0.5 }],
})
const drawn: Signing = { ...nothingSigned, strokes: [stroke(10), stroke(20)] }

describe('a box is empty', () => {
  test.each<[what: string, signing: Signing, empty: boolean]>([
    ['before anything is drawn', nothingSigned, true],
    ['no longer after a stroke', { ...nothingSigned, strokes: [stroke(10)] }, false],
    ['when only spaces were typed', { ...drawn, way: 'type', name: '  ' }, true],
    ['no longer when a name was typed', { ...nothingSigned, way: 'type', name: 'Tan Ah Kow' }, false],
    ['before a picture is chosen, whatever was drawn', { ...drawn, way: 'upload' }, true],
  ])('%s', (_what, signing, empty) => expect(isEmpty(signing)).toBe(empty))
})

test('Undo removes the last stroke', () => {
  expect(undone(drawn).strokes).toEqual([stroke(10)])
  expect(undone(nothingSigned)).toEqual(nothingSigned)
})

test('Clear empties the box and keeps the way of signing', () => {
  expect(cleared({ ...drawn, way: 'type', name: 'Tan' })).toEqual({ ...nothingSigned, way: 'type' })
})
