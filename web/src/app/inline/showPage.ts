/**
 * An inline script of every document, after its root. Puts in the page of the mode, where the document has it. The
 * application shows the page itself where the document has another one: at an address with a redirect, and where a page
 * of a fresh session (`data-fresh`) is opened in one that is used. Shows the page once its fonts are there, so that
 * no text is set twice, or after a second.
 */
import { readSession, sessionKeys } from '../../session/session.ts'

/** The longest wait for a font, in milliseconds. */
const longestWait = 1_000

const html = document.documentElement
const { mode = '' } = html.dataset
const root = document.querySelector<HTMLElement>('#root')
const other = document.querySelector<HTMLTemplateElement>(`template#${mode}`)

/** The keys of an application that is open or was left, and of a shared device that is used. */
const usedKeys = [
  sessionKeys.place,
  sessionKeys.leftApplication,
  sessionKeys.accessibilityOptions,
  sessionKeys.lastActivity,
]
const isUsed = () => {
  try {
    return usedKeys.some(key => readSession(key) !== null)
  } catch {
    return false
  }
}

const isFresh = root?.dataset['fresh'] !== undefined
if ((isFresh && isUsed()) || new URLSearchParams(location.search).has('redirect')) root?.replaceChildren()
else if (other !== null) root?.replaceChildren(other.content)
else if (mode !== 'normal') root?.replaceChildren()

/** On a slow line the scripts of a page that is in the document would share the line with its fonts. */
const loadScripts = () => {
  for (const element of document.querySelectorAll<HTMLElement>(
    `[data-src]:not([data-modes]),[data-src][data-modes~=${mode}]`,
  ))
    element.setAttribute(element instanceof HTMLLinkElement ? 'href' : 'src', element.dataset['src'] ?? '')
}
const show = () => {
  html.hidden = false
}

const fontOf = (name: string): Promise<unknown> => document.fonts.load(`1em "${name}"`)
const [text, headings] = [fontOf('Hanken Text'), fontOf('Bricolage Display')]
const wait = new Promise<void>(done => setTimeout(done, longestWait))
if (root?.hasChildNodes() === true) void Promise.race([text, wait]).then(loadScripts, loadScripts)
else loadScripts()
void Promise.race([Promise.all([text, headings]), wait]).then(show, show)
