import { type ReactNode, useState } from 'react'
import { SelectField, type SelectOption } from '../../kit/ui/field/SelectField.tsx'
import { TextField } from '../../kit/ui/field/TextField.tsx'
import css from './console.module.css'
import { Fields } from './Panel.tsx'

interface FinderProps<Entry> {
  readonly entries: readonly Entry[]
  /** The text in which an entry is searched. */
  readonly textOf: (entry: Entry) => string
  /** What is chosen from besides the search. */
  readonly choice: {
    readonly label: string
    readonly all: string
    readonly options: readonly SelectOption[]
    readonly fits: (entry: Entry, value: string) => boolean
  }
  /** What an entry is called: 'value' and 'values'. */
  readonly names: readonly [one: string, several: string]
  /** The entries that were found, and whether they are not all. */
  readonly children: (found: readonly Entry[], isSearched: boolean) => ReactNode
}

/** The search of a list that the page has as a whole. */
export const Finder = <Entry,>({ entries, textOf, choice, names, children }: FinderProps<Entry>) => {
  const [typed, setTyped] = useState('')
  const [chosen, setChosen] = useState('')
  const wanted = typed.trim().toLowerCase()
  const found = entries.filter(
    entry => (chosen === '' || choice.fits(entry, chosen)) && textOf(entry).toLowerCase().includes(wanted),
  )
  const [one, several] = names
  return (
    <>
      <Fields>
        <TextField id="search" label="Search" type="search" value={typed} onChange={setTyped} />
        <SelectField
          id="choice"
          label={choice.label}
          value={chosen}
          onChange={setChosen}
          options={choice.options}
          placeholder={choice.all}
        />
      </Fields>
      <output className={css['count']}>
        {found.length} {found.length === 1 ? one : several}
      </output>
      {children(found, wanted !== '' || chosen !== '')}
    </>
  )
}
