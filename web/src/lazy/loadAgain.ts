/** The pauses before a script is requested again, in milliseconds: three more attempts. */
const pauses = [250, 1_000, 3_000] as const

/** A style sheet that failed is not requested again by the loader of the build: its link takes another attempt here. */
const requestFailedStyles = () => {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]'))
    if (link.sheet === null) link.replaceWith(link.cloneNode())
}

/** Imports a part of the application, again and again with growing pauses when its script cannot be loaded. */
export const loadAgain = async <Part>(load: () => Promise<Part>): Promise<Part> => {
  for (const pause of pauses) {
    try {
      return await load()
    } catch {
      await new Promise(resolve => {
        setTimeout(resolve, pause)
      })
      requestFailedStyles()
    }
  }
  return load()
}
