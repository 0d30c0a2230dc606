import { emailMaxLength, isEmail } from '@open-account/domain/contact/email'
import { required } from './messages.ts'
import { isNotEmpty, text } from './text.ts'

const emailField = (description: string, label: string) =>
  text(
    description,
    [
      [isNotEmpty, required(label)],
      [isEmail, 'Please enter valid email address'],
      [value => value.length <= emailMaxLength, 'Maximum of 64 characters are allowed for Email address'],
    ],
    { limits: { maxLength: emailMaxLength } },
  )

export const email = emailField(`E-mail address, at most ${emailMaxLength} characters.`, 'Email')

export const alternateEmail = emailField(
  `Second e-mail address, different from the first, at most ${emailMaxLength} characters.`,
  'Alternate Email',
)
