import type { SnapshotRow } from '../store/tables.ts'

/** No name of a world contains a space. */
const start = 'snapshot '

/** The folder of a snapshot's files. */
export const snapshotFolder = ({ id }: Pick<SnapshotRow, 'id'>): string => `${start}${id}`

export const isSnapshotFolder = (name: string): boolean => name.startsWith(start)
