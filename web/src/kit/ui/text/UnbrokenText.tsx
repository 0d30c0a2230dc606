import css from './UnbrokenText.module.css'

/** Words with hyphens, such as '#09-128', 'home-content' or 'OA-7F3K-2QM9'; amounts and times such as '12 pm'. */
const unbroken = /(#?\w+(?:-\w+)+|S\$ [\d.,]+\d|\d+ [ap]m)/

/** A text without line breaks at hyphens, inside amounts and inside times. */
export const UnbrokenText = ({ children }: { readonly children: string }) =>
  children.split(unbroken).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <span className={css[part.includes(' ') ? 'amount' : 'word']} key={`${index} ${part}`}>
        {part}
      </span>
    ),
  )
