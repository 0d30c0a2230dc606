import css from './WholeWords.module.css'

/** Two parts around a hyphen, such as '#09-128' or 'home-content'. */
const hyphenated = /(#?\w+-\w+)/

/** Words of which none is parted at its hyphen when the line ends. */
export const WholeWords = ({ children }: { readonly children: string }) =>
  children.split(hyphenated).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <span className={css['word']} key={part}>
        {part}
      </span>
    ),
  )
