import { type Settings, settings } from '@open-account/contracts/settings'
import type { Env } from '../../kit/env.ts'
import type { WorldRow } from '../../store/tables.ts'

/** The settings that a tester changed in a world. */
export const changedSettingsOf = (world: Pick<WorldRow, 'settings'>): Settings =>
  world.settings === null ? {} : settings.parse(JSON.parse(world.settings))

/** The settings of the application in a world. */
export const settingsOf = (env: Env, world: Pick<WorldRow, 'settings'>): Settings => ({
  manualEntry: env.MANUAL_ENTRY === 'on',
  kioskKeyboard: env.KIOSK_KEYBOARD === 'on',
  links: env.LINKS,
  ...changedSettingsOf(world),
})
