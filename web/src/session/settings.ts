import { defaultNumbers, type Settings } from '@open-account/contracts/settings'
import type { Flags } from './flags.ts'

/** The defaults for settings that the service does not send. */
const defaults = {
  manualEntry: true,
  kioskStepIndicator: true,
  ...defaultNumbers,
  links: {},
  refuseVendors: [],
} as const satisfies Settings

type Defaulted = keyof typeof defaults
export type ApplicationSettings = Omit<Settings, Defaulted> & {
  readonly [Name in Defaulted]: NonNullable<Settings[Name]>
}

export const settingsOf = (flags: Flags): ApplicationSettings => {
  const received: Settings = flags.kind === 'answer' ? (flags.answer.settings ?? {}) : {}
  const {
    manualEntry = defaults.manualEntry,
    kioskStepIndicator = defaults.kioskStepIndicator,
    hotline = defaults.hotline,
    gasNumber = defaults.gasNumber,
    links = defaults.links,
    refuseVendors = defaults.refuseVendors,
  } = received
  return { ...received, manualEntry, kioskStepIndicator, hotline, gasNumber, links, refuseVendors }
}
