/** A file that is on the disk. */
export interface StoredFile {
  /** Bytes. */
  readonly size: number
  readonly sha256: string
  /**
   * Throws when so much time has passed that another replica may soon sweep the file as an orphan. Call it last
   * in the database transaction that records the file.
   */
  readonly confirm: () => void
}

/** The world of a file was deleted while the file arrived. */
export class WorldRemoved extends Error {
  constructor(options?: ErrorOptions) {
    super('The world of this file was deleted', options)
  }
}

/** The store has no file of this id. */
export class FileMissing extends Error {
  constructor(options?: ErrorOptions) {
    super('A file of the database is missing in the store', options)
  }
}

interface SaveOptions<Result> {
  /** Receives the first bytes; throws to refuse the file. */
  readonly checkStart: (start: Uint8Array) => void
  /** Records the complete file, usually as a row. */
  readonly record: (file: StoredFile) => Promise<Result>
}

/** The files that the database has recorded. */
export interface RecordedFiles {
  /** The worlds, and the folders of snapshots. */
  readonly worlds: () => Promise<ReadonlySet<string>>
  /** Which of these files of a world are recorded. */
  readonly files: (world: string, ids: readonly string[]) => Promise<ReadonlySet<string>>
  /** Whether all files of the folder belong together, as in a snapshot. */
  readonly isWhole: (world: string) => boolean
}

/** The store of uploaded files. A file belongs to a world, has its own id and never changes. */
export interface FileStore {
  /**
   * Saves the content and calls `record`; returns its result. A piece of the content is read before the next one is
   * requested. After an error, also when the content breaks off, no file is left. When the database cannot report whether the file was recorded, the file stays for `sweep`.
   * Throws `WorldRemoved` when the world is deleted meanwhile.
   */
  readonly save: <Result>(
    world: string,
    id: string,
    content: AsyncIterable<Uint8Array>,
    options: SaveOptions<Result>,
  ) => Promise<Result>
  /** Throws `FileMissing` when there is no such file. */
  readonly read: (world: string, id: string) => Promise<Uint8Array>
  /** Throws when no file can be stored at the moment. */
  readonly checkWritable: () => Promise<void>
  readonly remove: (world: string, id: string) => Promise<void>
  /** Copies all files of a world to another world. Files that the other world already has stay. */
  readonly copyWorld: (from: string, to: string) => Promise<void>
  /** Removes all files of a world. */
  readonly removeWorld: (world: string) => Promise<void>
  /** Removes the files that a killed process left: those without a row, and incomplete ones. */
  readonly sweep: (recorded: RecordedFiles) => Promise<void>
}
