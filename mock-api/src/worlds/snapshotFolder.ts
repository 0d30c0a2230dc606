import type { SnapshotRow } from '../store/tables.ts'

/** No world has a name with a space. */
const start = 'snapshot '

/** Where the files of a snapshot are kept. */
export const snapshotFolder = ({ id }: Pick<SnapshotRow, 'id'>): string => `${start}${id}`

export const isSnapshotFolder = (name: string): boolean => name.startsWith(start)
