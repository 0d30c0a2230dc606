import { classNames } from '../classNames.ts'
import css from './button.module.css'

export interface ButtonLook {
  /** One filled button a view: what the page is for. Every other action is secondary. */
  readonly look?: 'filled' | 'secondary' | undefined
  readonly small?: boolean | undefined
}

/** The look of a button, for buttons and for links that lead on. */
export const buttonClass = ({ look = 'filled', small = false }: ButtonLook = {}): string =>
  classNames(css['button'], css[look], small && css['small'])
