/** The name of a file and its size in bytes. */
export interface ShownFile {
  readonly name: string
  readonly size: number
}

/** A way to repair a refused file, offered as a button. */
export interface Repair {
  /** Such as 'Rename to “sale and purchase agreement.pdf”'. */
  readonly label: string
  readonly onRepair: () => void
}

/** The life of one file in its row. */
export type FileState =
  | { readonly status: 'idle' }
  | {
      readonly status: 'processing'
      readonly file: ShownFile
      /** From 0 to 100; null while it is unknown. */
      readonly percent: number | null
      /** What happens to the file before it is sent, such as 'making the photo smaller..'. */
      readonly preparation?: string | undefined
    }
  | {
      readonly status: 'uploaded'
      readonly file: ShownFile
      /** What was changed, such as 'made smaller from 1.8 MB to 710 KB'; empty for nothing. */
      readonly note?: string | undefined
      /** Other files that the applicant can choose instead, such as the photo before it was made smaller. */
      readonly offers?: readonly Repair[] | undefined
    }
  | { readonly status: 'deleting'; readonly file: ShownFile }
  | {
      readonly status: 'error'
      readonly file: ShownFile
      readonly message: string
      /** More information, such as that only one file is possible; empty for none. */
      readonly note?: string | undefined
      readonly repair?: Repair | undefined
      /** Uploads the same file again; undefined when the file itself was refused. */
      readonly onRetry?: (() => void) | undefined
      /** Removes the file that was not uploaded from the row; undefined for a stored file. */
      readonly onDismiss?: (() => void) | undefined
    }
