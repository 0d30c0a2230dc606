import { type ReactNode, type SyntheticEvent, useId, useLayoutEffect, useRef } from 'react'
import { classNames } from '../classNames.ts'
import css from './Dialog.module.css'

interface DialogProps {
  readonly title: string
  readonly children: ReactNode
  /** The buttons, the way back first. */
  readonly actions: ReactNode
  /** Called by Escape. Without it the dialog blocks: only its own buttons lead out. */
  readonly onDismiss?: (() => void) | undefined
  /** Room for a table or for terms. */
  readonly wide?: boolean
}

/**
 * A modal question or message: it stands as long as it is rendered. The title takes the focus, and when the dialog
 * goes, the focus returns to where it was.
 */
export const Dialog = ({ title, children, actions, onDismiss, wide = false }: DialogProps) => {
  const dialog = useRef<HTMLDialogElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const id = useId()

  // Before the picture: a dialog is never seen unopened.
  useLayoutEffect(() => {
    const element = dialog.current
    const before = document.activeElement
    element?.showModal()
    heading.current?.focus()
    return () => {
      element?.close()
      if (before instanceof HTMLElement) before.focus()
    }
  }, [])

  // React also tells of the cancelling of a dialog that stands inside this one.
  const cancel = (event: SyntheticEvent) => {
    if (event.target !== event.currentTarget) return
    event.preventDefault()
    onDismiss?.()
  }
  // A browser may close on a second Escape without asking; a blocking dialog then stands up again. It also tells of the
  // closing of a dialog that is gone, when another view may have taken its place.
  const closed = () => {
    const element = dialog.current
    if (element === null || element.open) return
    if (onDismiss) onDismiss()
    else element.showModal()
  }

  return (
    <dialog
      ref={dialog}
      className={classNames(css['dialog'], wide && css['wide'])}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-body`}
      closedby={onDismiss ? 'closerequest' : 'none'}
      onCancel={cancel}
      onClose={closed}
    >
      <h2 className={css['title']} id={`${id}-title`} tabIndex={-1} ref={heading}>
        {title}
      </h2>
      <div className={css['body']} id={`${id}-body`}>
        {children}
      </div>
      <div className={css['actions']}>{actions}</div>
    </dialog>
  )
}
