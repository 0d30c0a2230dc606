import { useLayoutEffect, useState } from 'react'

/** The ids of those fields that are on the page, from top to bottom. */
const fromTopToBottom = (ids: readonly string[]): readonly string[] =>
  ids.length === 0
    ? []
    : Array.from(
        document.querySelectorAll(ids.map(id => `[id=${JSON.stringify(id)}]`).join()),
        field => field.id,
      )

/** What is said of fields, in the order in which the fields stand on the page; those without a field come last. */
export const useInPageOrder = <Said extends { readonly id: string }>(
  said: readonly Said[],
): readonly Said[] => {
  const [order, setOrder] = useState<readonly string[]>([])
  // A field may come with what is said of it: places are compared once both are there, before anybody sees them.
  useLayoutEffect(() => {
    const found = fromTopToBottom(said.map(({ id }) => id))
    if (found.join() !== order.join()) setOrder(found)
  })
  const place = ({ id }: Said) => (order.includes(id) ? order.indexOf(id) : order.length)
  return said.toSorted((one, other) => place(one) - place(other))
}
