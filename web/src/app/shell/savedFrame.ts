import type { Services } from '@open-account/domain/application/codes'
import { readSession, sessionKeys, writeSession } from '../../session/session.ts'

/** What the frame of a step shows of the answers. The document of the step shows it before its scripts are there. */
interface SavedFrame {
  /** The two texts of the strip. */
  readonly title: string
  readonly note: string
  readonly services: Services
  /** Whether each step of the step indicator is completed. */
  readonly completed: readonly boolean[]
}

/** A frame as text. */
export const frameText = (frame: SavedFrame): string => JSON.stringify(frame)

export const saveFrame = (text: string): void => writeSession(sessionKeys.frame, text)

/** Nothing before the first step was shown. */
export const readFrame = (): Partial<SavedFrame> => {
  const frame: unknown = JSON.parse(readSession(sessionKeys.frame) ?? '{}')
  return frame as Partial<SavedFrame>
}
