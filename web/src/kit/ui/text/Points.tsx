import css from './Points.module.css'

/** A few sentences, one under the other. */
export const Points = ({ sentences }: { readonly sentences: readonly string[] }) => (
  <ul className={css['points']}>
    {sentences.map(sentence => (
      <li key={sentence}>{sentence}</li>
    ))}
  </ul>
)
