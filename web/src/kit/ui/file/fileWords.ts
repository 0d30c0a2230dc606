import type { FileState } from './fileState.ts'
import { sizeWords } from './sizeWords.ts'

/** Name, size and how far it has come, in one line; empty while there is no file. */
export const fileWords = (state: FileState): string => {
  if (state.is === 'idle') return ''
  const { name, size } = state.file
  const base = `${name} · ${sizeWords(size)}`
  switch (state.is) {
    case 'processing':
      return state.percent === null
        ? `${base} · processing..`
        : `${base} · ${Math.round(state.percent)}% uploaded`
    case 'deleting':
      return `${base} · removing`
    case 'uploaded':
    case 'error':
      return state.note ? `${base} · ${state.note}` : base
  }
}
