import type { ModeCapabilities } from '@open-account/domain/application/modes'
import type { RadioOption } from '../../kit/ui/choice/RadioField.tsx'
import type { SigningWay } from './signing.ts'

const ways: readonly RadioOption<SigningWay>[] = [
  { value: 'draw', label: 'Draw' },
  { value: 'type', label: 'Type your name' },
]
const picture: RadioOption<SigningWay> = { value: 'upload', label: 'Upload a picture' }

/** The ways to sign, as they are offered; a picture only where files are chosen on this device. */
export const signingWays = ({
  uploadsHere,
}: Pick<ModeCapabilities, 'uploadsHere'>): readonly RadioOption<SigningWay>[] =>
  uploadsHere ? [...ways, picture] : ways
