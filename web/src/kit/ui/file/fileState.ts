/** A file as its row shows it: the name and how large it is, in bytes. */
export interface ShownFile {
  readonly name: string
  readonly size: number
}

/** What a refused file could become, offered as a button beside the words. */
export interface Repair {
  /** Such as 'Rename to “sale and purchase agreement.pdf”'. */
  readonly label: string
  readonly onRepair: () => void
}

/** The life of one file in its row. */
export type FileState =
  | { readonly is: 'idle' }
  | {
      readonly is: 'processing'
      readonly file: ShownFile
      /** Of a hundred; null while it cannot be told. */
      readonly percent: number | null
    }
  | {
      readonly is: 'uploaded'
      readonly file: ShownFile
      /** What was done to it, such as 'made smaller from 1.8 MB to 710 KB'; empty for nothing. */
      readonly note?: string | undefined
      /** Other files that the applicant can choose instead, such as the photo before it was made smaller. */
      readonly offers?: readonly Repair[] | undefined
    }
  | { readonly is: 'deleting'; readonly file: ShownFile }
  | {
      readonly is: 'error'
      readonly file: ShownFile
      readonly words: string
      /** What there is to say besides, such as that only one file fits; empty for nothing. */
      readonly note?: string | undefined
      readonly repair?: Repair | undefined
      /** Sends the same file again; offered where the file itself was not at fault. */
      readonly onRetry?: (() => void) | undefined
    }
