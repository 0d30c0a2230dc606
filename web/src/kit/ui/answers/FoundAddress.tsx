import { StatusText } from '../text/StatusText.tsx'
import { UnbrokenText } from '../text/UnbrokenText.tsx'
import css from './FoundAddress.module.css'

interface FoundAddressProps {
  /** House or block number, as on the wall of the building. */
  readonly number: string
  readonly street: string
  /** The address in one line. */
  readonly address: string
}

/** The address that a look-up has found. */
export const FoundAddress = ({ number, street, address }: FoundAddressProps) => (
  <div className={css['found']}>
    <span className={css['number']} aria-hidden="true">
      {number}
    </span>
    <div>
      <b className={css['street']}>{street}</b>
      <span className={css['address']}>
        <UnbrokenText>{address}</UnbrokenText>
      </span>
    </div>
    <div className={css['state']}>
      <StatusText is="good">Address found</StatusText>
    </div>
  </div>
)
