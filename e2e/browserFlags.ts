/** A browser in a container, as root, without a network of its own. */
const container = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
] as const

/** What Playwright 1.65 turns off. Only the last list counts in a command line, so ours has to repeat it. */
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

/** The pages behind the address bar: every window would load two of them, unseen, in a process of their own. */
const addressBarPages = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup'] as const

export const browserFlags = [
  ...container,
  `--disable-features=${[...offByPlaywright, ...addressBarPages].join()}`,
] as const
