/** What stands on a form: nothing but text, so that whoever draws it knows no rule. */
export interface PrintedForm {
  readonly title: string
  /** What the form is about, below its title. */
  readonly subject: string
  /** Facts about the form itself, beside its title. */
  readonly references: readonly LabelledText[]
  readonly sections: readonly FormSection[]
  /** What the customer says by signing. */
  readonly declaration: string
  readonly signature: {
    readonly heading: string
    /** What may stand in the box besides the signature. */
    readonly hint: string
    readonly below: readonly LabelledText[]
  }
  readonly counterSignature: {
    readonly heading: string
    readonly below: readonly LabelledText[]
  }
  /** When it was made. Epoch milliseconds. */
  readonly madeAt: number
}

export interface LabelledText {
  readonly label: string
  /** Empty where somebody fills it in by hand. */
  readonly text: string
}

interface FormSection {
  readonly heading: string
  readonly lines: readonly LabelledText[]
}
