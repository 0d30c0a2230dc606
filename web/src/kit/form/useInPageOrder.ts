import { useSyncExternalStore } from 'react'

/** The ids of those fields that are on the page, from top to bottom, in one text. */
const fromTopToBottom = (ids: readonly string[]): string =>
  ids.length === 0
    ? ''
    : Array.from(
        document.querySelectorAll(ids.map(id => `[id=${JSON.stringify(id)}]`).join()),
        field => field.id,
      ).join(' ')

/** Fields come and go without what is said of them, such as those that wait for an answer of the service. */
const onPageChange = (changed: () => void) => {
  const observer = new MutationObserver(changed)
  observer.observe(document.body, { childList: true, subtree: true })
  return () => observer.disconnect()
}

/** What is said of fields, in the order in which the fields stand on the page; those without a field come last. */
export const useInPageOrder = <Said extends { readonly id: string }>(
  said: readonly Said[],
): readonly Said[] => {
  const ids = said.map(({ id }) => id)
  const order = useSyncExternalStore(onPageChange, () => fromTopToBottom(ids)).split(' ')
  const place = ({ id }: Said) => (order.includes(id) ? order.indexOf(id) : order.length)
  return said.toSorted((one, other) => place(one) - place(other))
}
