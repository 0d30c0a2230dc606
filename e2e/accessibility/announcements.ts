import type { Page } from '@playwright/test'

declare global {
  /** In the page: passes one announcement on to the test. */
  function onAnnouncement(announcement: string): void
}

/**
 * Runs in every page before its scripts: passes on what each live region announces, which is all of an atomic region and
 * otherwise what was added to it.
 */
const watchLiveRegions = () => {
  const live = '[role=status], output, [role=alert], [aria-live=polite], [aria-live=assertive]'
  const atomic = '[role=status], output, [role=alert], [aria-atomic=true]'
  const textOf = (nodes: readonly Node[]) =>
    nodes
      .flatMap(node =>
        node instanceof HTMLElement ? node.innerText.split('\n') : (node.textContent ?? '').split('\n'),
      )
      .map(line => line.trim())
      .filter(line => line !== '')
      .join(' / ')
  const announced = new Map<Element, string>()
  const passOn = (region: Element, added: readonly Node[]) => {
    const text = textOf(region.matches(atomic) ? [region] : added)
    if (text === '' || announced.get(region) === text) return
    announced.set(region, text)
    globalThis.onAnnouncement(`${location.pathname}: ${text}`)
  }
  const observer = new MutationObserver(changes => {
    const additions = new Map<Element, Node[]>()
    for (const { type, target, addedNodes } of changes) {
      const region = (target instanceof Element ? target : target.parentElement)?.closest(live)
      if (!region) continue
      const added = type === 'characterData' ? [target] : [...addedNodes]
      additions.set(region, [...(additions.get(region) ?? []), ...added])
    }
    for (const [region, added] of additions) passOn(region, added)
  })
  // What the document itself brings is read, not announced.
  addEventListener('DOMContentLoaded', () => {
    observer.observe(document, { subtree: true, childList: true, characterData: true })
  })
}

/** Records what the live regions of a page announce: the path of the page and the text, in their order. */
export const recordAnnouncements = async (page: Page): Promise<readonly string[]> => {
  const announcements: string[] = []
  await page.exposeFunction('onAnnouncement', (announcement: string) => announcements.push(announcement))
  await page.addInitScript(watchLiveRegions)
  return announcements
}
