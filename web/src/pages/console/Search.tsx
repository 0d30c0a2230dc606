import { Button } from '../../kit/ui/button/Button.tsx'
import { TextField } from '../../kit/ui/field/TextField.tsx'
import css from './console.module.css'
import { Buttons } from './Panel.tsx'
import type { List } from './useList.ts'

interface SearchProps {
  readonly list: List
  /** What is searched. */
  readonly hint?: string
}

/** The search of a list, by the service. */
export const Search = ({ list, hint }: SearchProps) => (
  <TextField
    id="search"
    label="Search"
    hint={hint}
    type="search"
    value={list.typed}
    onChange={list.setTyped}
  />
)

/** Lists more entries, as far as one call can. */
export const MoreButton = ({ list: { showMore } }: { readonly list: List }) =>
  showMore && (
    <Buttons>
      <Button look="secondary" small onClick={showMore}>
        Show more
      </Button>
    </Buttons>
  )

interface MoreProps {
  readonly list: List
  readonly shown: number
  readonly total: number
}

/** What follows a list that has more entries than it shows. */
export const More = ({ list, shown, total }: MoreProps) =>
  shown < total && (
    <>
      <p className={css['empty']}>
        {shown} of {total}
      </p>
      <MoreButton list={list} />
    </>
  )
