import type { ReactNode } from 'react'
import { classNames } from '../classNames.ts'
import { Icon } from '../icon/Icon.tsx'
import css from './StatusWords.module.css'

interface StatusWordsProps {
  /** Done and well, or wrong: the icon says it as well as the colour. */
  readonly is: 'good' | 'bad'
  readonly id?: string | undefined
  readonly children: ReactNode
}

/** How something stands, with icon and words: 'Uploaded', 'Address found', or what is wrong with a value. */
export const StatusWords = ({ is, id, children }: StatusWordsProps) => (
  <p className={classNames(css['words'], css[is])} id={id}>
    <Icon name={is === 'good' ? 'tick' : 'warning'} size="small" />
    <span>{children}</span>
  </p>
)
