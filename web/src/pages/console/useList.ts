import { useState } from 'react'

/** The entries that a list shows at first, and how many each press on 'Show more' adds. */
const step = 50
/** The most entries that one call lists. */
const most = 500

/** The search of a list and its length, for the query of its call. */
export const useList = () => {
  const [typed, setTyped] = useState('')
  const [limit, setLimit] = useState(step)
  const text = typed.trim()
  return {
    typed,
    setTyped,
    query: { ...(text !== '' && { text }), limit },
    /** Undefined when one call lists no more. */
    showMore: limit < most ? () => setLimit(limit + step) : undefined,
  }
}
export type List = ReturnType<typeof useList>
