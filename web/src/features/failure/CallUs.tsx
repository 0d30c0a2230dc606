import type { ModeCapabilities } from '@open-account/domain/application/modes'
import type { ApplicationSettings } from '../../session/settings.ts'
import { PhoneNumber } from '../../kit/ui/text/text.tsx'
import css from './CallUs.module.css'

const names = { hotline: 'Customer line', gasNumber: 'Gas company' } as const

interface CallUsProps {
  readonly view: {
    readonly settings: Pick<ApplicationSettings, keyof typeof names>
    readonly capabilities: Pick<ModeCapabilities, 'phoneLinks'>
  }
  /** The setting that contains the number. */
  readonly number?: keyof typeof names | undefined
}

/** The number to call about a refusal: a phone link where the mode has links, else text (C-182). */
export const CallUs = ({ view: { settings, capabilities }, number = 'hotline' }: CallUsProps) => (
  <p className={css['line']}>
    {names[number]}: <PhoneNumber number={settings[number]} linked={capabilities.phoneLinks} />
  </p>
)
