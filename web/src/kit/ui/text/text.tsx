import type { ReactNode } from 'react'
import css from './text.module.css'

/** The first words of a page, under its title. */
export const Lead = ({ children }: { readonly children: ReactNode }) => (
  <p className={css['lead']}>{children}</p>
)

interface NoteProps {
  readonly id?: string | undefined
  readonly children: ReactNode
}

/** Quieter words that explain what stands above or below them. */
export const Note = ({ id, children }: NoteProps) => (
  <p className={css['note']} id={id}>
    {children}
  </p>
)

/** A few sentences, one under the other. */
export const Points = ({ sentences }: { readonly sentences: readonly string[] }) => (
  <ul className={css['points']}>
    {sentences.map(sentence => (
      <li key={sentence}>{sentence}</li>
    ))}
  </ul>
)

/** Words for those who listen, where those who look see it otherwise. */
export const VisuallyHidden = ({ children }: { readonly children: ReactNode }) => (
  <span className={css['hidden']}>{children}</span>
)

interface PhoneNumberProps {
  /** The number as people read it, such as 1800 2222 333. */
  readonly number: string
  /** Whether a press may start a call; otherwise the number is plain text. */
  readonly linked: boolean
}

/** A phone number in a sentence. */
export const PhoneNumber = ({ number, linked }: PhoneNumberProps) =>
  linked ? <a href={`tel:${number.replaceAll(' ', '')}`}>{number}</a> : <span>{number}</span>
