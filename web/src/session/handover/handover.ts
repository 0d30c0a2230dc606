import type { Appointment } from '@open-account/contracts/calendarFile'
import type { ThankYouState } from '@open-account/contracts/entities/thankYouState'
import type { PdfBody } from '@open-account/contracts/submission/esignature'
import type { Services } from '@open-account/domain/application/codes'
import type { ApplicationSettings } from '../settings.ts'
import type { AnswerSection } from './answerSection.ts'
import { type HistoryState, redirect } from '@tanstack/react-router'
import { currentCapabilities } from '../mode.ts'

/** The state of the thank-you page at a shared device: in memory only, so that no entry of the history contains it. */
export const thankYouStateInMemory: { thankYou?: Handover } = {}

/** The history state of the thank-you page: everything that it shows, so that it survives a refresh. */
export const saveThankYouState = (thankYou: Handover): HistoryState => {
  if (!currentCapabilities().sharedDevice) return { thankYou }
  thankYouStateInMemory.thankYou = thankYou
  return {}
}

/** The state that the thank-you page shows. Redirects to the start without a successful submission. */
export const readThankYouState = ({ thankYou = thankYouStateInMemory.thankYou }: HistoryState): Handover => {
  if (thankYou?.success !== true) throw redirect({ to: '/', replace: true })
  return thankYou
}

/**
 * Everything that the thank-you page shows. The history entry contains it, because the session is cleared, so that it
 * survives a refresh; at a shared device it is in memory only.
 */
export interface Handover extends ThankYouState {
  readonly answers: readonly AnswerSection[]
  readonly appointment: Appointment
  /** The day of the submission, as it is shown. */
  readonly submittedOn: string
  /** The content of the form that was signed on screen, or null. */
  readonly signedForm: PdfBody | null
  /** Whether the signature could not be attached, so that the form must be signed, and a deposit paid, later. */
  readonly unsigned: boolean
  readonly services: Services
  /** House or block number, for the drawing. */
  readonly houseNumber: string
  readonly settings: Pick<ApplicationSettings, 'hotline' | 'gasNumber' | 'links'>
}
