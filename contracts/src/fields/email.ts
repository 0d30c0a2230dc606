import { emailMaxLength, isEmail } from '@open-account/domain/contact/email'
import { required } from './sentences.ts'
import { isGiven, text } from './text.ts'

const judgedAs = (description: string, label: string) =>
  text(
    description,
    [
      [isGiven, required(label)],
      [isEmail, 'Please enter valid email address'],
      [value => value.length <= emailMaxLength, 'Maximum of 64 characters are allowed for Email address'],
    ],
    { limits: { maxLength: emailMaxLength } },
  )

export const email = judgedAs(`E-mail address, at most ${emailMaxLength} characters.`, 'Email')

export const alternateEmail = judgedAs(
  `Second e-mail address, different from the first, at most ${emailMaxLength} characters.`,
  'Alternate Email',
)

/** What is said of an address that belongs to another utilities account. Source: document 2, section 8. */
export const emailLinked = 'This email has been used in another utilities account. Please use another email.'

/** What is said where such an address was to receive bills. Source: document 2, section 5. */
export const changeEmail = 'Please click on "Change Email" to enter new email address'

/** What a second address says when it repeats the first one. */
export const differentEmail = 'Please provide a different email address'
