import type { Services } from '@open-account/domain/application/codes'
import type { Step } from '@open-account/domain/flow/flows'

/** One answer as text: plain data, so that it can be part of the receipt. */
export interface AnswerLine {
  readonly term: string
  /** Line breaks are shown. */
  readonly value: string
  /** Shown with their icons in place of the value. */
  readonly services?: Services
  /** Such as 'From Myinfo' or 'Verified'. */
  readonly tag?: string
}

/** The answers of one step, for the review or the receipt. */
export interface AnswerSection {
  readonly step: Step
  readonly title: string
  readonly lines: readonly AnswerLine[]
}
