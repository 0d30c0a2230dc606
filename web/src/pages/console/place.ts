import { useSyncExternalStore } from 'react'

/** The world of this page, from its address: /mock/worlds/{world}. */
export const world = /^\/mock\/worlds\/([\w-]+)/.exec(location.pathname)?.[1] ?? 'default'
/** The path parameters of the calls of this world. */
export const params = { world } as const

/** What the page shows: a panel, and of some panels one thing in it. Both are in the fragment of the address. */
interface Place {
  readonly panel: string
  readonly detail: string
}

export const addressOf = (panel: string, detail = ''): string =>
  `#${panel}${detail === '' ? '' : `/${encodeURIComponent(detail)}`}`

/** Enters another world and shows it. */
export const entranceOf = (id: string, to = `/mock/worlds/${id}`): string =>
  `/mock/enter/${id}?to=${encodeURIComponent(to)}`

const follow = (onChange: () => void) => {
  addEventListener('hashchange', onChange)
  return () => removeEventListener('hashchange', onChange)
}

export const usePlace = (): Place => {
  const [panel = '', detail = ''] = useSyncExternalStore(follow, () => location.hash)
    .slice(1)
    .split('/')
  return { panel, detail: decodeURIComponent(detail) }
}
