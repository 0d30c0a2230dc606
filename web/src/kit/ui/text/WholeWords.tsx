import css from './WholeWords.module.css'

/** Parts around hyphens, such as '#09-128', 'home-content' or 'OA-7F3K-2QM9'. */
const hyphenated = /(#?\w+(?:-\w+)+)/

/** Words of which none is parted at a hyphen when the line ends. */
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
