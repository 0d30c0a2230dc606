import { createContext } from 'react'

/**
 * The title of the folding part around a section; null outside of one. In a part, headings are a level lower, and a
 * section with the title of its part has no heading of its own.
 */
export const PartTitle = createContext<string | null>(null)
