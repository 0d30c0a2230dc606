import type { ComponentProps, MouseEvent } from 'react'
import { Icon } from '../icon/Icon.tsx'
import css from './button.module.css'
import { buttonClass, type ButtonLook } from './buttonClass.ts'

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
