import { isStreetName, streetNameMaxLength } from '@open-account/domain/address/street'
import { required } from './messages.ts'
import { isNotEmpty, text } from './text.ts'

const street = (whose: string, tooLong: string) =>
  text(
    `Street name of the ${whose} address, printable ASCII, at most ${streetNameMaxLength} characters.`,
    [
      [isNotEmpty, required('Street Name')],
      [isStreetName, 'Please enter valid Street Name'],
      [value => value.length <= streetNameMaxLength, tooLong],
    ],
    { limits: { maxLength: streetNameMaxLength } },
  )

export const streetName = street('premises', 'The Premises Street name should not be more than 60 characters')

export const mailStreetName = street('mailing', 'The Mail Street name should not be more than 60 characters')
