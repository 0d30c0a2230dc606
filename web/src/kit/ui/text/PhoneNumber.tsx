interface PhoneNumberProps {
  /** The number as people read it, such as 1800 2222 333. */
  readonly number: string
  /** Whether a press may start a call; otherwise the number is plain text. */
  readonly linked: boolean
}

/** A phone number in a sentence. */
export const PhoneNumber = ({ number, linked }: PhoneNumberProps) =>
  linked ? <a href={`tel:${number.replaceAll(' ', '')}`}>{number}</a> : <span>{number}</span>
