// @vitest-environment node
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { type FlowId, flows, type Step } from '@open-account/domain/flow/flows'
import { modes } from '@open-account/domain/application/codes'
import nginxTemplate from '../nginx.conf.template?raw'

const read = (path: string) => readFileSync(new URL(`../dist/${path}`, import.meta.url), 'utf8')
/** What a person without script reads, and the pages of the other modes. */
const partsOf = (path: string) => {
  const [, normal = '', mobile = '', kiosk = ''] =
    /<div id="root"[^>]*>(.*)<\/div>\s*<template id="mobile">(.*)<\/template>\s*<template id="kiosk">(.*)<\/template>\s*<template id="first-step">/s.exec(
      read(path),
    ) ?? ['']
  return { normal, mobile, kiosk }
}
const checkedIn = (page: string) =>
  [...page.matchAll(/value="(\w+)" checked=""|checked="" [^>]*value="(\w+)"/g)].map(
    ([, first, second]) => first ?? second,
  )

test('the landing page is in its document before any script has arrived', () => {
  const { normal } = partsOf('pages/open-account.html')
  for (const text of [
    '>To Open Utilities Account</h1>',
    'Residential Premises',
    'Company Name',
    '>Start<',
    'Still needed',
  ])
    expect(normal).toContain(text)
  expect(checkedIn(normal)).toEqual([])
})

test.each([
  ['residential', ['residential']],
  ['commercial/company', ['commercial', 'company']],
])('the document of /open-account/%s has its choices', (path, checked) => {
  expect(checkedIn(partsOf(`pages/open-account/${path}.html`).normal)).toEqual(checked)
})

test('in the mobile mode the document has the page of that mode, without a header', () => {
  const { normal, mobile } = partsOf('pages/open-account.html')
  expect(normal).toContain('<header')
  expect(mobile).toContain('>Utilities Account Opening</h1>')
  expect(mobile).not.toContain('<header')
})

test('at a kiosk the document has the page with the bar of the device, and its style', () => {
  const { normal, kiosk } = partsOf('pages/open-account.html')
  for (const text of ['>Large text<', '>End Session<', '<header', '>To Open Utilities Account</h1>'])
    expect(kiosk).toContain(text)
  expect(normal).not.toContain('End Session')
  const [, bar = ''] = /class="(\w+)" aria-label="This device"/.exec(kiosk) ?? []
  expect(read('pages/open-account.html')).toContain(`.${bar}{`)
})

const everyStep = Object.entries(flows).flatMap(([flow, steps]) =>
  steps.map(({ step }): readonly [FlowId, Step] => [flow as FlowId, step]),
)
/** The frame of a mode in the document of a step. */
const frameIn = (page: string, mode: string) =>
  new RegExp(`<template id="${mode}">(.*?)</template>`, 's').exec(page)?.[1] ?? ''

test.each(everyStep)('the document of %s/%s has the frame of each mode', (flow, step) => {
  const page = read(`pages/open-account/${flow}/${step}.html`)
  expect(page).toContain('<div id="root"></div>')
  for (const mode of modes) {
    const frame = frameIn(page, mode)
    for (const text of ['>Step ', 'aria-current="step"', '</h1>', 'Please wait..'])
      expect(frame, mode).toContain(text)
    expect(frame.includes('<header'), mode).toBe(mode !== 'mobile')
    expect(frame.includes('End Session'), mode).toBe(mode === 'kiosk')
  }
})

test.each(everyStep)('the document of %s/%s names every script of its step', (flow, step) => {
  const page = read(`pages/open-account/${flow}/${step}.html`)
  const scripts = [...page.matchAll(/<link rel="modulepreload"[^>]* data-src="\/([^"]+)"/g)].map(
    ([, path = '']) => path,
  )
  for (const name of ['wizard', 'shared'])
    expect(scripts.filter(path => path.startsWith(`assets/${name}-`))).toHaveLength(1)
  expect(scripts.some(path => /Step-|\/review-/.test(path))).toBe(true)
  const first = /<script [^>]*data-src="\/([^"]+)"/.exec(page)?.[1]
  for (const path of scripts)
    for (const [, imported = ''] of read(path).matchAll(/from"\.\/([^"]+)"/g))
      expect([...scripts, first]).toContain(`assets/${imported}`)
})

const stepPage = 'pages/open-account/residential/personal/premises.html'

test('every document has the styles of its first paint, and only that of a step names scripts ahead', () => {
  for (const [path, script] of [
    ['index.html', '<script type="module" fetchpriority="low" crossorigin src='],
    // After the font of the text.
    ['pages/open-account.html', '<script type="module" crossorigin data-src='],
    [stepPage, '<script type="module" crossorigin data-src='],
  ] as const) {
    const page = read(path)
    expect(page.includes('<style>@layer tokens{')).toBe(true)
    expect(page).not.toMatch(/<link rel="stylesheet"(?![^>]* disabled)/)
    expect(page.includes('rel="modulepreload"')).toBe(path === stepPage)
    expect(page.match(/<script[^>]*src=/g)).toEqual([script])
  }
})

test('the landing page has a link to each script of the first step, which it opens at rest', () => {
  const [, links = ''] =
    /<template id="first-step">(.*?)<\/template>/s.exec(read('pages/open-account.html')) ?? []
  for (const part of ['wizard', 'shared', 'PremisesStep', 'CommercialPremisesStep'])
    expect(links).toMatch(new RegExp(`<link rel="prefetch" href="/assets/${part}-[\\w-]+\\.js" as="script"`))
})

test('nginx allows the inline scripts of the documents, and no others', () => {
  const scriptsIn = (path: string) =>
    [...read(path).matchAll(/<script>(.*?)<\/script>/gs)].map(([, script = '']) => script)
  // The service allows the scripts of `index.html`.
  const scripts = scriptsIn('index.html')
  const [prepareRoot, , showPage] = scripts
  expect(scripts).toHaveLength(3)
  const hashes = scripts.map(script => `'sha256-${createHash('sha256').update(script).digest('base64')}'`)
  expect(nginxTemplate).toContain(`script-src 'self' ${hashes.join(' ')};`)
  expect(scriptsIn(stepPage)).toEqual(scripts)
  expect(scriptsIn('pages/open-account.html')).toEqual([prepareRoot, showPage])
})

test('the page of the phone requests both fonts at once, so that its text is not set twice', () => {
  const fonts = [...read('upload.html').matchAll(/rel="preload"\s+href="\/assets\/([a-z-]+)-/g)]
  expect(fonts.map(([, name]) => name)).toEqual(['bricolage-display', 'hanken-text'])
})
