/** The content of a form: only texts, so that drawing it needs no rule. */
export interface PrintedForm {
  readonly title: string
  /** What the form is about, below its title. */
  readonly subject: string
  /** Facts about the form itself, beside its title. */
  readonly references: readonly LabelledText[]
  readonly sections: readonly FormSection[]
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
  /** When the form was made. Epoch milliseconds. */
  readonly madeAt: number
}

export interface LabelledText {
  readonly label: string
  /** Empty where it is filled in by hand. */
  readonly text: string
}

interface FormSection {
  readonly heading: string
  readonly lines: readonly LabelledText[]
}
