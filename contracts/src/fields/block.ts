import { isBlock } from '@open-account/domain/address/block'
import { required } from './messages.ts'
import { isNotEmpty, text } from './text.ts'

export const block = text("House or block number: letters, digits and ' @ , . ( ) - /, without spaces.", [
  [isNotEmpty, required('House / Block No.')],
  [isBlock, 'Please enter valid House / Block No.'],
])
