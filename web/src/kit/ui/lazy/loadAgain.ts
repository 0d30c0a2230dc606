/** The pauses before a script is requested again, in milliseconds: three more attempts. */
const pauses = [250, 1_000, 3_000] as const

/** Requests failed style sheets again, because the loader of the build does not. */
const requestFailedStyles = () => {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]'))
    if (link.sheet === null) link.replaceWith(link.cloneNode())
}

/** Whether every attempt for some part has failed, so that its style sheet may be missing. */
let hasFailed = false

/** Imports a part of the application; if its script cannot be loaded, it retries with growing pauses. */
export const loadAgain = async <Part>(load: () => Promise<Part>): Promise<Part> => {
  if (hasFailed) requestFailedStyles()
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
  hasFailed = true
  return load()
}
