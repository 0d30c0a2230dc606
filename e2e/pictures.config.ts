import { defineConfig, type Project } from '@playwright/test'
import dayAndNight from './playwright.config.ts'

/** The sizes at which people use the application: a phone, a tablet, a computer, a kiosk. */
const sizes = {
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true },
  tablet: { viewport: { width: 768, height: 1024 }, hasTouch: true },
  computer: { viewport: { width: 1280, height: 900 } },
  kiosk: { viewport: { width: 1080, height: 1920 }, hasTouch: true },
} as const

/** How a page is shown. A zoom of 200 percent halves the viewport in CSS pixels. */
const settings = {
  light: {},
  dark: { colorScheme: 'dark' },
  'forced-colours': { forcedColors: 'active' },
  contrast: { contrast: 'more' },
} as const

const everySize = Object.entries(sizes).flatMap(([size, use]): Project[] =>
  Object.entries(settings).map(([setting, shown]) => ({
    name: `${size}-${setting}`,
    testMatch: 'everyScreen.spec.ts',
    use: { ...use, ...shown },
  })),
)

/** Pictures of every screen for a reviewer, in `test-results/pictures`, and those of the main screens for `docs/pictures`. */
export default defineConfig({
  ...dayAndNight,
  testDir: 'pictures',
  testIgnore: [],
  projects: [{ name: 'docs', testMatch: 'mainScreens.spec.ts' }, ...everySize],
})
