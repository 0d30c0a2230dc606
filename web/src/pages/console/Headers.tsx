import css from './console.module.css'

interface HeadersProps {
  readonly headers: readonly { readonly name: string; readonly value: string }[]
}

/** The headers of a call, folded. */
export const Headers = ({ headers }: HeadersProps) => (
  <details className={css['more']}>
    <summary>{headers.length} headers</summary>
    <dl className={css['facts']}>
      {headers.map(({ name, value }) => (
        <div key={`${name} ${value}`}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  </details>
)
