import type { FileState } from './fileState.ts'
import { megabyte } from '@open-account/domain/upload/sizes'

const kilobyte = 1000

/** A size in bytes as text: whole kilobytes below a megabyte, else megabytes with one decimal. */
export const formatSize = (bytes: number): string =>
  bytes < megabyte ? `${Math.max(1, Math.round(bytes / kilobyte))} KB` : `${(bytes / megabyte).toFixed(1)} MB`

/** The name, size and progress of a file in one line; empty without a file. */
export const describeFile = (state: FileState): string => {
  if (state.status === 'idle') return ''
  const { name, size } = state.file
  const base = `${name} · ${formatSize(size)}`
  switch (state.status) {
    case 'processing':
      return state.percent === null
        ? `${base} · ${state.preparation ?? 'processing..'}`
        : `${base} · ${Math.round(state.percent)}% uploaded`
    case 'deleting':
      return `${base} · removing`
    case 'uploaded':
    case 'error':
      return state.note ? `${base} · ${state.note}` : base
  }
}
