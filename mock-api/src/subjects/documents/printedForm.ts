/** The content of a document: only texts, so that drawing it needs no rule. */
interface PrintedDocument {
  readonly title: string
  /** What the document is about, below its title. */
  readonly subject: string
  /** Facts about the document itself, beside its title. */
  readonly references: readonly LabelledText[]
  readonly sections: readonly DocumentSection[]
  /** When the document was made. Epoch milliseconds. */
  readonly madeAt: number
}

/** The form of an application with its signature. */
export interface PrintedForm extends PrintedDocument {
  /** The declaration that the customer signs. */
  readonly declaration: string
  readonly signature: {
    readonly heading: string
    /** A text inside the box, below the signature. */
    readonly hint: string
    readonly below: readonly LabelledText[]
  }
  readonly counterSignature: {
    readonly heading: string
    readonly below: readonly LabelledText[]
  }
}

/** The receipt of an application. */
export interface PrintedReceipt extends PrintedDocument {
  readonly next: {
    readonly heading: string
    /** One statement each, shown as a list. */
    readonly texts: readonly string[]
  }
}

export interface LabelledText {
  readonly label: string
  /** Empty where it is filled in by hand. */
  readonly text: string
}

export interface DocumentSection {
  readonly heading: string
  readonly lines: readonly LabelledText[]
}
