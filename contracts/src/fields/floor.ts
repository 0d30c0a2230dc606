import { isFloor } from '@open-account/domain/address/unit'
import { mailFloorCharacters } from './messages.ts'
import { text } from './text.ts'

const description =
  'Floor of the address without #, letters and digits. Empty where there is none; given with the unit.'

/** Floor of the premises; the form checks that floor and unit have values together. */
export const floor = text(description, [[isFloor, 'Floor accepts alphabets or numbers']])

export const mailFloor = text(description, [[isFloor, mailFloorCharacters]])
