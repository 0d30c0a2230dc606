import type { SnapshotRow } from '../store/tables.ts'

/** Where the files of a snapshot are kept. No world has a name with a space. */
export const snapshotFolder = ({ id }: Pick<SnapshotRow, 'id'>): string => `snapshot ${id}`
