/** A file that was kept. */
export interface KeptFile {
  /** Bytes. */
  readonly size: number
  readonly sha256: string
  /**
   * Throws when so much time has passed that another replica may soon sweep the file as an orphan. Call it last
   * in the database transaction that records the file.
   */
  readonly confirm: () => void
}

/** The world of a file was removed, with everything in it, while the file arrived. */
export class WorldRemoved extends Error {
  constructor(options?: ErrorOptions) {
    super('The world of this file is removed', options)
  }
}

interface Keeping<Result> {
  /** Receives the first bytes; throws to refuse the file. */
  readonly judge: (start: Uint8Array) => void
  /** Records the complete file, usually as a row. */
  readonly record: (kept: KeptFile) => Promise<Result>
}

/** The files that the database has recorded. */
export interface RecordedFiles {
  /** The worlds, and the folders of snapshots. */
  readonly worlds: () => Promise<ReadonlySet<string>>
  /** The recorded ones among these files of a world. */
  readonly files: (world: string, ids: readonly string[]) => Promise<ReadonlySet<string>>
  /** Whether its files belong together, as in a snapshot. */
  readonly isWhole: (world: string) => boolean
}

/** Where uploaded files are. A file belongs to a world and has an id of its own; it is never changed. */
export interface FileStore {
  /**
   * Stores the content and calls `record`; returns its result. After any error, also content that breaks off,
   * no file is left; only when the database cannot say whether the file was recorded, the file stays for `sweep`.
   * Throws `WorldRemoved` when the world is deleted meanwhile.
   */
  readonly keep: <Result>(
    world: string,
    id: string,
    content: AsyncIterable<Uint8Array>,
    keeping: Keeping<Result>,
  ) => Promise<Result>
  readonly read: (world: string, id: string) => Promise<Uint8Array>
  /** Throws when no file can be stored at the moment. */
  readonly checkWritable: () => Promise<void>
  readonly remove: (world: string, id: string) => Promise<void>
  /** Copies all files of a world to another world, whose own files stay. */
  readonly copyWorld: (from: string, to: string) => Promise<void>
  /** Removes all files of a world. */
  readonly removeWorld: (world: string) => Promise<void>
  /** Removes what a killed process left: files without a row, and incomplete files. */
  readonly sweep: (recorded: RecordedFiles) => Promise<void>
}
