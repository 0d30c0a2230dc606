import type { ReactNode } from 'react'
import css from './text.module.css'

/** The introduction of a page, under its title. */
export const Lead = ({ children }: { readonly children: ReactNode }) => (
  <p className={css['lead']}>{children}</p>
)

interface NoteProps {
  readonly id?: string | undefined
  readonly children: ReactNode
}

/** A small text that explains what is above or below it. */
export const Note = ({ id, children }: NoteProps) => (
  <p className={css['note']} id={id}>
    {children}
  </p>
)

/** A short list of items. */
export const Points = ({ items }: { readonly items: readonly string[] }) => (
  <ul className={css['points']}>
    {items.map(item => (
      <li key={item}>{item}</li>
    ))}
  </ul>
)

/** A text for screen readers only, whose meaning is shown in another way. */
export const VisuallyHidden = ({ children }: { readonly children: ReactNode }) => (
  <span className={css['hidden']}>{children}</span>
)

interface PhoneNumberProps {
  /** The formatted number, such as 1800 2222 333. */
  readonly number: string
  /** Whether the number is a link that starts a call, or plain text. */
  readonly linked: boolean
}

/** A phone number in a item. */
export const PhoneNumber = ({ number, linked }: PhoneNumberProps) =>
  linked ? <a href={`tel:${number.replaceAll(' ', '')}`}>{number}</a> : <span>{number}</span>
