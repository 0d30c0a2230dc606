import { contactOf } from './contactOf.ts'
import { type Cents, toCents } from '@open-account/domain/deposit/money'
import type { Draft } from './draft.ts'
import { documentIds, type DocumentId } from '@open-account/domain/requirements/documents'

/** A choice that has been made. A screen lets nobody pass without it, so that its lack is a fault of ours. */
export const chosen = <Choice extends string>(choice: Choice | '', field: string): Choice => {
  if (choice === '') throw new Error(`Submitted without ${field}`)
  return choice
}

/** The address that bills by e-mail go to: only persons get them. */
export const contactEmail = (draft: Parameters<typeof contactOf>[0]): string =>
  contactOf(draft, 'personal').email

/** The amount of a calculated deposit in cents; null while there is none. */
export const depositAmount = ({
  security_deposit: amount,
}: Pick<Draft['security_deposit'], 'security_deposit'>): Cents | null =>
  amount === null ? null : toCents(amount)

/** What the draft answers of when and how supplies are turned on, as rules about what is missing look at it. */
export const turnOnAnswers = ({
  turnOn,
  turnOnServices,
  review,
}: Pick<Draft, 'turnOn' | 'turnOnServices' | 'review'>) => ({
  turn_on_date: turnOnServices.turn_on_date,
  turn_on_datetime: turnOn.turn_on_datetime,
  gst_reg_no: review.gst_reg_no,
  gst_reg_date: review.gst_reg_date,
})

/** The documents of which a file is stored. */
export const uploadedDocuments = (documents: Draft['documents']): readonly DocumentId[] =>
  documentIds.filter(id => (documents[id] ?? []).length > 0)

/** The premises address in the lines in which it is shown; the description where there is no official address. */
export const premisesLines = (
  { premises: { premise_address: address } }: Draft,
  nanl: boolean,
): readonly string[] => {
  if (nanl) return address.premise_description === '' ? [] : [address.premise_description]
  // A block means little before its street is known.
  const street =
    address.premise_street_name === '' ? '' : `${address.premise_block} ${address.premise_street_name}`.trim()
  const floor = address.premise_floor === '' ? '' : `#${address.premise_floor}-${address.premise_unit}, `
  const postal =
    address.premise_postal_code === ''
      ? ''
      : `${floor}${address.premise_country} ${address.premise_postal_code}`
  return [street, postal].filter(line => line !== '')
}
