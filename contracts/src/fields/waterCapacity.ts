import { required } from './sentences.ts'
import { isGiven, text } from './text.ts'

export const waterCapacity = text(
  'Water supply capacity in cubic metres, a whole number written as a text.',
  [
    [isGiven, required('Water Supply Capacity')],
    [value => /^\d+$/.test(value), 'Water Supply Capacity must be numeric'],
  ],
)
