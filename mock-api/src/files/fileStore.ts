/** A file that was kept. */
export interface KeptFile {
  /** Bytes. */
  readonly size: number
  readonly sha256: string
  /**
   * Throws when it took so long to get here that another replica may soon take the file for an orphan. To be called last
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
  /** Sees the first bytes, and throws to refuse them. */
  readonly judge: (start: Uint8Array) => void
  /** Records the complete file, usually by a row. */
  readonly record: (kept: KeptFile) => Promise<Result>
}

/** What the database knows of files. */
export interface RecordedFiles {
  /** The worlds, and the folders of snapshots. */
  readonly worlds: () => Promise<ReadonlySet<string>>
  /** Those of these files of a world that are recorded. */
  readonly files: (world: string, ids: readonly string[]) => Promise<ReadonlySet<string>>
  /** Whether everything in it belongs together, as in a snapshot. */
  readonly isWhole: (world: string) => boolean
}

/** Where uploaded files are. A file belongs to a world and has an id of its own; it is never changed. */
export interface FileStore {
  /**
   * Keeps what arrives and has it recorded; answers what that answers. Whatever goes wrong, also content that breaks off,
   * nothing is left behind; only where the database cannot say whether the file was recorded, it stays for `sweep`.
   * Throws `WorldRemoved` when the world goes meanwhile.
   */
  readonly keep: <Result>(
    world: string,
    id: string,
    content: AsyncIterable<Uint8Array>,
    keeping: Keeping<Result>,
  ) => Promise<Result>
  readonly read: (world: string, id: string) => Promise<Uint8Array>
  /** Throws when nothing can be stored at the moment. */
  readonly checkWritable: () => Promise<void>
  readonly remove: (world: string, id: string) => Promise<void>
  /** Copies all files of a world to where another one's are. Those that are there stay. */
  readonly copyWorld: (from: string, to: string) => Promise<void>
  /** Removes all files of a world. */
  readonly removeWorld: (world: string) => Promise<void>
  /** Removes what was left by a process that was killed: files that nobody recorded, and parts of files. */
  readonly sweep: (recorded: RecordedFiles) => Promise<void>
}
