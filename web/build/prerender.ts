import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type Mode, modes } from '@open-account/domain/application/codes'
import { modeCapabilities } from '@open-account/domain/application/modes'
import type { FlowId, Step, StepOf } from '@open-account/domain/flow/flows'
import { build } from 'vite'
import { BundleCost } from './bundleCost.ts'
import { inlineScript } from './inlineScript.ts'

/**
 * A command of the build: writes the documents that show their page before any script has arrived. Each address of the
 * landing page gets `pages/<path>.html`, and so does each step, with its frame; `index.html` itself is the document of every
 * other page. All of them carry the style sheets of the first paint.
 */
const dist = resolve('dist')
const index = join(dist, 'index.html')

/** The addresses of the landing page. */
const landingPaths = [
  '/open-account',
  ...['residential', 'commercial'].flatMap(domain =>
    ['', '/personal', '/company'].map(type => `/open-account/${domain}${type}`),
  ),
]

/** The source of each step's screen (`app/shell/screens.ts`), whose scripts its document preloads. */
const screens: { readonly [Flow in FlowId]: Readonly<Record<StepOf<Flow>, string>> } = {
  'residential/personal': {
    premises: 'premises/PremisesStep',
    particulars: 'particulars/PersonalParticularsStep',
    utilities: 'utilities/UtilitiesStep',
    confirmation: 'confirmation/ConfirmationStep',
  },
  'residential/company': {
    premises: 'premises/PremisesStep',
    particulars: 'companyParticulars/CompanyParticularsStep',
    review: '_review',
    upload: 'upload/UploadStep',
    confirmation: 'companyConfirmation/CompanyConfirmationStep',
  },
  'commercial/personal': {
    premises: 'commercialPremises/CommercialPremisesStep',
    particulars: 'particulars/PersonalParticularsStep',
    review: '_review',
    payment: 'payment/PaymentStep',
  },
  'commercial/company': {
    premises: 'commercialPremises/CommercialPremisesStep',
    particulars: 'companyParticulars/CompanyParticularsStep',
    review: '_review',
    upload: 'upload/UploadStep',
    confirmation: 'companyConfirmation/CompanyConfirmationStep',
    payment: 'payment/PaymentStep',
  },
}

/** React and the router read a few names of a browser's window while they render. */
Object.assign(globalThis, { window: globalThis, self: globalThis })

/** What `app/prerender.tsx` exports, which this program cannot import as it is. */
interface Application {
  readonly prerenderPage: (path: string, mode: Mode) => Promise<string>
  readonly prerenderFrame: (of: {
    readonly flow: FlowId
    readonly step: Step
    readonly mode: Mode
  }) => Promise<string>
}

/** Where the application is built for Node, while this runs. */
const application = join(dist, '.prerender')
const loadApplication = async (): Promise<Application> => {
  await build({ configFile: 'vite.prerender.config.ts', logLevel: 'error' })
  const module: unknown = await import(pathToFileURL(join(application, 'prerender.js')).href)
  return module as Application
}

/** Replaces exactly one occurrence. */
const replaceOne = (text: string, what: RegExp, by: (match: string, ...groups: string[]) => string) => {
  if (!what.test(text)) throw new Error(`The document has no ${what}`)
  return text.replace(what, by)
}

/** The document with its style sheet in it. The link stays, switched off, so that no script loads the sheet again. */
const withStyles = (html: string): string =>
  replaceOne(
    html.replace(/<!--[^]*?-->\s*<style>[^]*?<\/style>\s*/, ''),
    /<link rel="stylesheet" crossorigin href="([^"]+)">/,
    (_link, path) =>
      `<style>${readFileSync(join(dist, path), 'utf8').trim()}</style>\n    <link rel="stylesheet" href="${path}" disabled>`,
  )

const [prepareRoot, adaptFrame, showPage] = await Promise.all([
  inlineScript('prepareRoot'),
  inlineScript('adaptFrame'),
  inlineScript('showPage'),
])

/** The page before its scripts. */
const html = withStyles(readFileSync(index, 'utf8'))
  .replace('<script type="module"', '<script type="module" fetchpriority="low"')
  .replace('</head>', `  <script>${prepareRoot}</script>\n  </head>`)
/** The page before its scripts, which follow the font of the text (`app/inline/showPage.ts`). */
const afterFont = html.replace('fetchpriority="low" crossorigin src=', 'crossorigin data-src=')
const root = /<div id="root"><\/div>/
const withRoot = (page: string, content: string) => replaceOne(page, root, () => content)
const template = (id: string, content: string) => `\n    <template id="${id}">${content}</template>`
const script = (text: string) => `\n    <script>${text}</script>`

/** The document with more style sheets in it. Their links stay, switched off. */
const withMoreStyles = (page: string, styles: readonly string[]) =>
  page
    .replace(
      '</style>',
      () => `${styles.map(path => readFileSync(join(dist, path), 'utf8').trim()).join('')}</style>`,
    )
    .replace(
      '  </head>',
      () =>
        `${styles.map(path => `    <link rel="stylesheet" href="/${path}" disabled>\n`).join('')}  </head>`,
    )

/** Writes the document of an address. */
const writePage = (path: string, page: string) => {
  const file = join(dist, `pages${path}.html`)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, page)
}

const without = (files: readonly string[], others: readonly string[]) =>
  files.filter(file => !others.includes(file))
const bundle = new BundleCost(dist)
const landing = bundle.closure([bundle.part('index.html')])
/** The scripts and styles of parts with all that they import, except those of the first page. */
const scriptsOf = (parts: readonly string[]) =>
  without(bundle.scripts(bundle.closure(parts)), bundle.scripts(landing))
const stylesOf = (parts: readonly string[]) =>
  without(bundle.styles(bundle.closure(parts)), bundle.styles(landing))

/** The page of every step, with what the steps share. */
const wizard = bundle.part('_wizard', '.js')
/** What every page of a shared device is in. */
const sharedDevice = 'src/app/device/SharedDevice.tsx'
const firstStepParts = [
  wizard,
  'src/app/preloadNextScripts.ts',
  'src/pages/steps/premises/PremisesStep.tsx',
  'src/pages/steps/commercialPremises/CommercialPremisesStep.tsx',
]
/** What every step may show where the device has files of the applicant. */
const ownFiles = bundle.part('_ownFiles', '.js')
const withFiles = modes.filter(mode => modeCapabilities[mode].uploadsHere).join(' ')
/** Links to it, without what is loaded with these parts, for the modes that show it. */
const ownFileLinks = (
  parts: readonly string[],
  linkTo: (file: string, attributes: string) => string,
): string =>
  without(
    [...scriptsOf([...parts, ownFiles]), ...stylesOf([...parts, ownFiles])],
    [...scriptsOf(parts), ...stylesOf(parts)],
  )
    .map(file => linkTo(file, ` data-modes="${withFiles}"`))
    .join('')
const prefetch = (file: string, attributes = '') =>
  `<link rel="prefetch" href="/${file}" as="${file.endsWith('.css') ? 'style' : 'script'}" crossorigin${attributes}>`
/** Links to the scripts of the first step, which the browser fetches once the page is at rest (`app/atRest.tsx`). */
const firstStep = [
  ...[...scriptsOf(firstStepParts), ...stylesOf(firstStepParts)].map(file => prefetch(file)),
  ownFileLinks(firstStepParts, prefetch),
].join('')

// The service allows the inline scripts of this document: those of all others.
writeFileSync(index, withRoot(html, `<div id="root"></div>${script(adaptFrame)}${script(showPage)}`))

const { prerenderPage, prerenderFrame } = await loadApplication()
for (const path of landingPaths) {
  const [normal, mobile, kiosk] = [
    await prerenderPage(path, 'normal'),
    await prerenderPage(path, 'mobile'),
    await prerenderPage(path, 'kiosk'),
  ]
  const page = `<div id="root" data-page="${path}" data-fresh="true">${normal}</div>${template('mobile', mobile)}${template('kiosk', kiosk)}${template('first-step', firstStep)}${script(showPage)}`
  writePage(path, withRoot(withMoreStyles(afterFont, stylesOf([sharedDevice])), page))
}

/** The document of a step: what its scripts need is named in it, so that all of it comes at once. */
const stepDocument = (screen: string): string => {
  const step = bundle.part(screen, screen.startsWith('_') ? '.js' : 'src/pages/steps/')
  const parts = [wizard, step]
  const styles = stylesOf([...parts, ownFiles, sharedDevice])
  const preload = (path: string, attributes = '') =>
    path.endsWith('.js')
      ? `    <link rel="modulepreload" crossorigin data-src="/${path}"${attributes}>\n`
      : ''
  return withMoreStyles(afterFont, styles).replace('  </head>', () =>
    [...scriptsOf(parts).map(path => preload(path)), ownFileLinks(parts, preload), '  </head>'].join(''),
  )
}

for (const [flow, steps] of Object.entries(screens) as [FlowId, Readonly<Record<Step, string>>][])
  for (const [step, screen] of Object.entries(steps) as [Step, string][]) {
    const frames = await Promise.all(
      modes.map(async mode => template(mode, await prerenderFrame({ flow, step, mode }))),
    )
    const page = `<div id="root"></div>${frames.join('')}${script(adaptFrame)}${script(showPage)}`
    writePage(`/open-account/${flow}/${step}`, withRoot(stepDocument(screen), page))
  }
rmSync(application, { recursive: true })
