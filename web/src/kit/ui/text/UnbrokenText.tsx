import css from './UnbrokenText.module.css'

/** Words with hyphens, such as '#09-128', 'home-content' or 'OA-7F3K-2QM9'. */
const hyphenated = /(#?\w+(?:-\w+)+)/

/** A text without line breaks at hyphens. */
export const UnbrokenText = ({ children }: { readonly children: string }) =>
  children.split(hyphenated).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <span className={css['word']} key={part}>
        {part}
      </span>
    ),
  )
