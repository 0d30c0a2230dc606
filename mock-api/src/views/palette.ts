/** The colours of the application. `npm run generate` writes this file from the stylesheet of web. */
export const palette = {
  ground: { light: '#fafcfd', dark: '#0a1a21' },
  sky: { light: '#e2eff6', dark: '#122c38' },
  surface: { light: '#fff', dark: '#0f222a' },
  ink: { light: '#0b2530', dark: '#e9f2f5' },
  'ink-2': { light: '#455f6b', dark: '#a5bac3' },
  hair: { light: '#d5e1e7', dark: '#23404b' },
  line: { light: '#6d8591', dark: '#7d98a4' },
  action: { light: '#00784f', dark: '#4fd39b' },
  'action-hover': { light: '#005c3c', dark: '#7fe3b8' },
  'action-soft': { light: '#e8f5ef', dark: '#10302a' },
  'on-action': { light: '#fff', dark: '#04241a' },
  sun: { light: '#ffc83d', dark: '#f3e9c8' },
  danger: { light: '#b3122d', dark: '#ff9aa2' },
} as const
