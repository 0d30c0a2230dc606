import type { Services } from '@open-account/domain/application/codes'
import type { Step } from '@open-account/domain/flow/flows'

/** One answer in words: plain data, so that the receipt can carry it. */
export interface AnswerLine {
  readonly term: string
  /** Line breaks are kept. */
  readonly value: string
  /** Shown with their icons in place of the value. */
  readonly services?: Services
  /** Such as 'From Myinfo' or 'Verified'. */
  readonly tag?: string
}

/** The answers of one step, to be checked or kept. */
export interface AnswerSection {
  readonly step: Step
  readonly title: string
  readonly lines: readonly AnswerLine[]
}
