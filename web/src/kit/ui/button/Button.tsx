import type { ComponentProps, MouseEvent, ReactNode } from 'react'
import { Icon } from '../icon/Icon.tsx'
import { classNames } from '../classNames.ts'
import css from './Button.module.css'

export interface ButtonLook {
  /** A view has one filled button, for its main action. Every other action is secondary. */
  readonly look?: 'filled' | 'secondary' | undefined
  readonly small?: boolean | undefined
}

/** The class of a button, for buttons and for links that look like one. */
export const buttonClass = ({ look = 'filled', small = false }: ButtonLook = {}): string =>
  classNames(css['button'], css[look], small && css['small'])

/** The buttons at the end of a view: back first, next last; on phones next is on top. */
export const Actions = ({ children }: { readonly children: ReactNode }) => (
  <div className={css['actions']}>{children}</div>
)

interface ButtonProps extends Omit<ComponentProps<'button'>, 'className' | 'disabled'>, ButtonLook {
  /** A press does nothing, but the button can be focused and read. What is missing is listed beside it. */
  readonly unavailable?: boolean | undefined
  /** What a press does while the button is unavailable, where it only came too early; nothing without it. */
  readonly onEarlyPress?: (() => void) | undefined
  /** The action is running: the label stays, a spinner precedes it, another press does nothing. */
  readonly pending?: boolean | undefined
}

/** A button with an action on this page. What leads to another page is a link with `buttonClass`. */
export const Button = ({
  look,
  small,
  unavailable = false,
  onEarlyPress,
  pending = false,
  type = 'button',
  onClick,
  children,
  ...rest
}: ButtonProps) => {
  const isInactive = unavailable || pending
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (!isInactive) return onClick?.(event)
    event.preventDefault()
    return pending ? undefined : onEarlyPress?.()
  }
  return (
    <button
      {...rest}
      type={type}
      className={buttonClass({ look, small })}
      aria-disabled={isInactive || undefined}
      aria-busy={pending || undefined}
      onClick={press}
    >
      {pending && <Icon name="busy" className={css['busy']} />}
      {children}
    </button>
  )
}
