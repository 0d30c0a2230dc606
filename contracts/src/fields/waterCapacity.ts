import { required } from './messages.ts'
import { isNotEmpty, text } from './text.ts'

export const waterCapacity = text(
  'Water supply capacity in cubic metres, a whole number written as a text.',
  [
    [isNotEmpty, required('Water Supply Capacity')],
    [value => /^\d+$/.test(value), 'Water Supply Capacity must be numeric'],
  ],
)
