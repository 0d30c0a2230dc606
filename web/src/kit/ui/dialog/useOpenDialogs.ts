import { useSyncExternalStore } from 'react'

let open: readonly HTMLDialogElement[] = []

const subscribe = (listener: () => void) => {
  const look = () => {
    open = [...document.querySelectorAll<HTMLDialogElement>('dialog[open]')]
    listener()
  }
  const observer = new MutationObserver(look)
  observer.observe(document, { subtree: true, attributeFilter: ['open'] })
  look()
  return () => observer.disconnect()
}

const readOpen = () => open

/** The open dialogs, in the order of the document. */
export const useOpenDialogs = (): readonly HTMLDialogElement[] =>
  useSyncExternalStore(subscribe, readOpen, readOpen)
