import { world } from './place.ts'

const name = `key of world ${world}`

/** The key of this world that the tester entered in this tab; empty for none. */
export const readWorldKey = (): string => sessionStorage.getItem(name) ?? ''

export const saveWorldKey = (key: string): void => sessionStorage.setItem(name, key)
