import type { RadioOption } from '../ui/choice/RadioField.tsx'
import type { SigningWay } from './signing.ts'

/** The ways to sign, as they are offered. */
export const signingWays: readonly RadioOption<SigningWay>[] = [
  { value: 'draw', label: 'Draw' },
  { value: 'type', label: 'Type your name' },
  { value: 'upload', label: 'Upload a picture' },
]
