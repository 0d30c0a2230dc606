import type { Service } from '@open-account/domain/application/codes'
import { ServiceMark } from '../service/ServiceMark.tsx'
import { VisuallyHidden } from '../text/text.tsx'
import { UnbrokenText } from '../text/UnbrokenText.tsx'
import css from './Amount.module.css'

export interface AmountRow {
  readonly term: string
  /** How the amount is calculated. */
  readonly note?: string | undefined
  /** Formatted, such as 'S$ 1,350.00'. */
  readonly amount: string
  /** The service whose mark is shown. */
  readonly service?: Service | undefined
}

interface AmountProps {
  /** What is added up, for screen readers. */
  readonly caption: string
  readonly rows: readonly AmountRow[]
  readonly total: AmountRow
}

const Reason = ({ children }: { readonly children: string }) => (
  <span className={css['note']}>
    <UnbrokenText>{children}</UnbrokenText>
  </span>
)

/** An amount with its parts: a row for each, a heavy rule, the total. */
export const Amount = ({ caption, rows, total }: AmountProps) => (
  <table className={css['bill']}>
    <caption>
      <VisuallyHidden>{caption}</VisuallyHidden>
    </caption>
    <tbody>
      {rows.map(({ term, note, amount, service }) => (
        <tr key={term}>
          <th scope="row">
            <span className={css['part']}>
              {service && <ServiceMark service={service} />}
              <span>
                <span className={css['term']}>{term}</span>
                {note && <Reason>{note}</Reason>}
              </span>
            </span>
          </th>
          <td>{amount}</td>
        </tr>
      ))}
      <tr className={css['total']}>
        <th scope="row">
          {total.term}
          {total.note && <Reason>{total.note}</Reason>}
        </th>
        <td>{total.amount}</td>
      </tr>
    </tbody>
  </table>
)
