import { useEffect } from 'react'

const mark = 'Error: '

/** Puts 'Error: ' before the title of the page as long as something is wrong on it. */
export const useErrorTitle = (hasErrors: boolean): void => {
  useEffect(() => {
    if (!hasErrors) return undefined
    if (!document.title.startsWith(mark)) document.title = `${mark}${document.title}`
    return () => {
      if (document.title.startsWith(mark)) document.title = document.title.slice(mark.length)
    }
  }, [hasErrors])
}
