import css from './SignatureBoxes.module.css'

interface SignatureBoxesProps {
  /** The person who signs for the customer. */
  readonly name: string
  /** The date as it is shown, or empty for a line to write on. */
  readonly signedOn: string
  /** The URL of the picture of a signature on screen. */
  readonly picture: string | null
}

interface BoxProps {
  readonly heading: string
  readonly hint?: string
  readonly picture?: string | null
  readonly name: string
  readonly date: string
}

const Box = ({ heading, hint, picture, name, date }: BoxProps) => (
  <div>
    <p className={css['heading']}>{heading}</p>
    <div className={css['box']}>
      {picture && <img className={css['picture']} src={picture} alt="Signature of the customer" />}
      {hint && <span className={css['hint']}>{hint}</span>}
    </div>
    <dl className={css['below']}>
      {[
        ['Name', name],
        ['Date', date],
      ].map(([term, value]) => (
        <div className={css['line']} key={term}>
          <dt>{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  </div>
)

/** The boxes in which customer and service provider sign. */
export const SignatureBoxes = ({ name, signedOn, picture }: SignatureBoxesProps) => (
  <div className={css['boxes']}>
    <Box
      heading="Signature of Customer"
      hint="Company Stamp if available"
      picture={picture}
      name={name}
      date={signedOn}
    />
    <Box heading="Signature of Service Provider" name="" date="" />
  </div>
)
