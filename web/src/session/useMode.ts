import { type Mode, modes } from '@open-account/domain/application/codes'
import { useSyncExternalStore } from 'react'
import { currentMode } from './mode.ts'

/** The mode changes only with the address, and then the page is rendered anew. */
const neverChanges = () => () => {}

/** The mode of this session; normal in a page that was rendered ahead, before the browser can tell. */
export const useMode = (): Mode => useSyncExternalStore(neverChanges, currentMode, () => modes[0])
