import type { Entry } from './entry.ts'

/** The operation that fails for a file with a known name. */
export type FileTrouble = 'storing' | 'deleting'

type FileNameEntry = Entry<'fileName'> & { readonly trouble: FileTrouble }

/** File names with a known answer; letter case does not matter. */
export const fileNameEntries: readonly FileNameEntry[] = [
  {
    id: 'attachment.failing',
    value: 'cannot be stored.pdf',
    rule: 'attachment.failing',
    description: 'The file cannot be stored.',
    trouble: 'storing',
  },
  {
    id: 'attachment.delete-failing',
    value: 'cannot be deleted.pdf',
    rule: 'attachment.delete-failing',
    description:
      'The file is stored and cannot be deleted; a new file of its type takes its place all the same.',
    trouble: 'deleting',
  },
  {
    id: 'signature.failing',
    value: 'cannot be stored.png',
    rule: 'signature.failing',
    description: 'The picture of the signature cannot be stored; a pad has another name for it.',
    trouble: 'storing',
  },
]

/** The operation that fails for a file of this name; null when none does. */
export const fileTroubleOf = (fileName: string): FileTrouble | null =>
  fileNameEntries.find(({ value }) => value === fileName.toLowerCase())?.trouble ?? null
