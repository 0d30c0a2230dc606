import { useSyncExternalStore } from 'react'

/** The ids of the fields that are on the page, from top to bottom, joined to one text. */
const fromTopToBottom = (ids: readonly string[]): string =>
  ids.length === 0
    ? ''
    : Array.from(
        document.querySelectorAll(ids.map(id => `[id=${JSON.stringify(id)}]`).join()),
        field => field.id,
      ).join(' ')

/** Fields can appear later than their errors, such as after a response of the service. */
const onPageChange = (changed: () => void) => {
  const observer = new MutationObserver(changed)
  observer.observe(document.body, { childList: true, subtree: true })
  return () => observer.disconnect()
}

/** Sorts items by the position of their fields on the page; items without a field are last. */
export const useInPageOrder = <Item extends { readonly id: string }>(
  items: readonly Item[],
): readonly Item[] => {
  const ids = items.map(({ id }) => id)
  const order = useSyncExternalStore(onPageChange, () => fromTopToBottom(ids)).split(' ')
  const indexOf = ({ id }: Item) => (order.includes(id) ? order.indexOf(id) : order.length)
  return items.toSorted((one, other) => indexOf(one) - indexOf(other))
}
