import { isBlock } from '@open-account/domain/address/block'
import { required } from './sentences.ts'
import { isGiven, text } from './text.ts'

export const block = text("House or block number: letters, digits and ' @ , . ( ) - /, without spaces.", [
  [isGiven, required('House / Block No.')],
  [isBlock, 'Please enter valid House / Block No.'],
])
