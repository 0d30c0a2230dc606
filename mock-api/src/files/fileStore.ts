/** A file that was kept. */
export interface KeptFile {
  /** Bytes. */
  readonly size: number
  readonly sha256: string
}

/** The world of a file was removed, with everything in it, while the file arrived. */
export class WorldRemoved extends Error {
  constructor(options?: ErrorOptions) {
    super('The world of this file is removed', options)
  }
}

/** Where uploaded files are. A file belongs to a world and has an id of its own; it is never changed. */
export interface FileStore {
  /**
   * Keeps what arrives. `judge` sees the first bytes and throws to refuse them. Whatever goes wrong, also content that
   * breaks off, nothing is left behind. Throws `WorldRemoved` when the world goes meanwhile.
   */
  readonly keep: (
    world: string,
    id: string,
    content: AsyncIterable<Uint8Array>,
    judge: (start: Uint8Array) => void,
  ) => Promise<KeptFile>
  readonly read: (world: string, id: string) => Promise<Uint8Array>
  readonly remove: (world: string, id: string) => Promise<void>
  /** Copies all files of a world to where another one's are. */
  readonly copyWorld: (from: string, to: string) => Promise<void>
  /** Removes all files of a world. */
  readonly removeWorld: (world: string) => Promise<void>
}
