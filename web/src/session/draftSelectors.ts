import { contactOf } from './contactOf.ts'
import { type Cents, toCents } from '@open-account/domain/deposit/money'
import type { Draft } from './draft.ts'
import { documentIds, type DocumentId } from '@open-account/domain/requirements/documents'
import { titleCase } from '@open-account/domain/text/titleCase'

/** The value of a choice that every screen requires. Throws without one, because that is a fault of ours. */
export const chosen = <Choice extends string>(choice: Choice | '', field: string): Choice => {
  if (choice === '') throw new Error(`Submitted without ${field}`)
  return choice
}

/** The address of bills by e-mail, which only persons receive. */
export const contactEmail = (draft: Parameters<typeof contactOf>[0]): string =>
  contactOf(draft, 'personal').email

/** The amount of the calculated deposit in cents, or null. */
export const depositAmount = ({
  security_deposit: amount,
}: Pick<Draft['security_deposit'], 'security_deposit'>): Cents | null =>
  amount === null ? null : toCents(amount)

/** The answers about the turn-on, for the rules about missing fields. */
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

/** The documents with at least one file. */
export const uploadedDocuments = (documents: Draft['documents']): readonly DocumentId[] =>
  documentIds.filter(id => (documents[id] ?? []).length > 0)

/** The lines of the premises address; the description for premises without an official address. */
export const premisesLines = (
  { premises: { premise_address: address } }: Draft,
  nanl: boolean,
): readonly string[] => {
  if (nanl) return address.premise_description === '' ? [] : [address.premise_description]
  // A block is not shown without its street.
  const street =
    address.premise_street_name === ''
      ? ''
      : `${address.premise_block} ${titleCase(address.premise_street_name)}`.trim()
  const floor = address.premise_floor === '' ? '' : `#${address.premise_floor}-${address.premise_unit}, `
  const postal =
    address.premise_postal_code === ''
      ? ''
      : `${floor}${address.premise_country} ${address.premise_postal_code}`
  return [street, postal].filter(line => line !== '')
}
