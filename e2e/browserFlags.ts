/** Flags for a browser that runs as root in a container without a network. */
const container = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
] as const

/** The features that Playwright 1.65 disables. Chromium uses only the last list of a command line, so ours repeats them. */
const offByPlaywright = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'TcpPortRandomizationWin',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  'msForceBrowserSignIn',
  'msEdgeUpdateLaunchServicesPreferredVersion',
] as const

/** The hidden pages of the address bar: every window would load two of them in their own process. */
const addressBarPages = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup'] as const

export const browserFlags = [
  ...container,
  `--disable-features=${[...offByPlaywright, ...addressBarPages].join()}`,
] as const
