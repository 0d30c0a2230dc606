import { isUnit } from '@open-account/domain/address/unit'
import { text } from './text.ts'

const description =
  'Unit of the address without #, letters, digits and slash. Empty where there is none; given with the floor.'

export const unit = text(description, [[isUnit, 'Unit accepts slash, alphabets and numbers']])

export const mailUnit = text(description, [[isUnit, 'Mail Unit accepts slash, alphabets and numbers']])
