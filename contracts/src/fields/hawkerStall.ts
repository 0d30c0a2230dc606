import { isHawkerStall } from '@open-account/domain/address/hawkerStall'
import { acceptsCodeCharacters } from './messages.ts'
import { text } from './text.ts'

export const hawkerStall = text(
  'Hawker stall number of commercial premises: letters, digits, dash, slash, ampersand. Empty when there is none.',
  [[isHawkerStall, acceptsCodeCharacters('Hawker Stall No.')]],
)
