import { Fragment } from 'react'
import css from './RatesTable.module.css'

interface RatesTableProps {
  /** What the table shows. */
  readonly caption: string
  readonly columns: readonly string[]
  /** The first cell of a row is its heading. */
  readonly rows: readonly (readonly [string, ...string[]])[]
}

/** Allows a line break after each slash between names. */
const withBreaks = (names: string) =>
  names.split('/').map((name, index) => (
    <Fragment key={name}>
      {index > 0 && (
        <>
          /<wbr />
        </>
      )}
      {name}
    </Fragment>
  ))

/** A tariff as a table. */
export const RatesTable = ({ caption, columns, rows }: RatesTableProps) => (
  <table className={css['rates']}>
    <caption className={css['caption']}>{caption}</caption>
    <thead>
      <tr>
        {columns.map(column => (
          <th scope="col" key={column}>
            {column}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map(([heading, ...cells]) => (
        <tr key={heading}>
          <th scope="row">{withBreaks(heading)}</th>
          {cells.map((cell, index) => (
            <td key={columns[index + 1]}>{cell}</td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
)
