import { type ReactNode, type SyntheticEvent, useId, useLayoutEffect, useRef } from 'react'
import { focusHeading } from '../../document/focusHeading.ts'
import { classNames } from '../classNames.ts'
import css from './Dialog.module.css'

interface DialogProps {
  readonly title: string
  readonly children: ReactNode
  /** The buttons, the secondary first. */
  readonly actions: ReactNode
  /** Called on Escape. Without it the dialog closes by its own buttons only. */
  readonly onDismiss?: (() => void) | undefined
  /** Wide enough for a table or for terms. */
  readonly wide?: boolean
}

/**
 * A modal dialog, open while it is rendered. The title receives the focus; on closing, the focus returns to where it
 * was, or to the heading of the page when it was nowhere.
 */
export const Dialog = ({ title, children, actions, onDismiss, wide = false }: DialogProps) => {
  const dialog = useRef<HTMLDialogElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const id = useId()

  // A layout effect, so that a closed dialog is never painted.
  useLayoutEffect(() => {
    const element = dialog.current
    const previousFocus = document.activeElement
    element?.showModal()
    heading.current?.focus()
    return () => {
      element?.close()
      if (previousFocus === document.body) focusHeading()
      else if (previousFocus instanceof HTMLElement) previousFocus.focus()
    }
  }, [])

  // React also dispatches the cancel event of a dialog inside this one.
  const cancel = (event: SyntheticEvent) => {
    if (event.target !== event.currentTarget) return
    event.preventDefault()
    onDismiss?.()
  }
  // A browser may close on a second Escape without a cancel event; a blocking dialog then reopens. The close event
  // may also arrive after the dialog was unmounted, when another view has replaced it.
  const onClose = () => {
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
      onClose={onClose}
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
