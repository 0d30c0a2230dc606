import type { ComponentProps, MouseEvent, ReactNode } from 'react'
import { Icon } from '../icon/Icon.tsx'
import { classNames } from '../classNames.ts'
import css from './Button.module.css'

export interface ButtonLook {
  /** One filled button a view: what the page is for. Every other action is secondary. */
  readonly look?: 'filled' | 'secondary' | undefined
  readonly small?: boolean | undefined
}

/** The look of a button, for buttons and for links that lead on. */
export const buttonClass = ({ look = 'filled', small = false }: ButtonLook = {}): string =>
  classNames(css['button'], css[look], small && css['small'])

/** The buttons that end a view: the way back first, the way on last; on phones the way on stands on top. */
export const Actions = ({ children }: { readonly children: ReactNode }) => (
  <div className={css['actions']}>{children}</div>
)

interface ButtonProps extends Omit<ComponentProps<'button'>, 'className' | 'disabled'>, ButtonLook {
  /** Nothing happens on a press, yet the button can be reached and read; what is missing is said beside it. */
  readonly unavailable?: boolean | undefined
  /** Its action is running: the words stay, a turning mark stands before them, a second press does nothing. */
  readonly pending?: boolean | undefined
}

/** A press that does something here. Whatever leads to another page is a link with `buttonClass`. */
export const Button = ({
  look,
  small,
  unavailable = false,
  pending = false,
  type = 'button',
  onClick,
  children,
  ...rest
}: ButtonProps) => {
  const still = unavailable || pending
  const press = (event: MouseEvent<HTMLButtonElement>) => (still ? event.preventDefault() : onClick?.(event))
  return (
    <button
      {...rest}
      type={type}
      className={buttonClass({ look, small })}
      aria-disabled={still || undefined}
      aria-busy={pending || undefined}
      onClick={press}
    >
      {pending && <Icon name="busy" className={css['busy']} />}
      {children}
    </button>
  )
}
