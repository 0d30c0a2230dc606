import type { StepOf } from '@open-account/domain/flow/flows'
import { draftAt } from '../drafts.ts'
import { type Device, storeSession } from './device.ts'
import { resident } from './pages.ts'
import type { MeasuredPress } from './press.ts'

/** Opens a step of a resident's application whose earlier steps are answered. */
const open = async ({ page, world, values, apply }: Device, step: StepOf<'residential/personal'>) => {
  await storeSession(page, await draftAt(step, resident(values), world))
  await page.goto(`/open-account/residential/personal/${step}`)
  return apply
}

/** The press whose next paint is the floor of all others. */
export const pressFloor = 'React hello: a button'

const target = 100

export const presses: readonly MeasuredPress[] = [
  {
    name: pressFloor,
    open: async ({ page }) => {
      await page.goto('/hello.html')
      return page.getByRole('button')
    },
    isShown: () => document.querySelector('button[aria-pressed="true"]') !== null,
  },
  {
    name: 'A choice: tenant',
    target,
    open: async device => (await open(device, 'premises')).page.getByText('Tenant', { exact: true }),
    isShown: () => document.querySelector('input[value="tenant"]:checked') !== null,
  },
  {
    name: 'Next: premises to particulars',
    target,
    open: async device => (await open(device, 'premises')).premises.nextButton,
    isShown: () => document.querySelector('h1')?.textContent === 'Personal Information',
  },
  {
    name: 'Next: particulars to utilities',
    target,
    open: async device => (await open(device, 'particulars')).particulars.nextButton,
    isShown: () => document.querySelector('h1')?.textContent === 'Utilities',
  },
  {
    name: 'The calendar: opened',
    target,
    open: async device => (await open(device, 'utilities')).page.getByText('Another date'),
    isShown: () => document.querySelector('table[role="grid"] button')?.checkVisibility() === true,
  },
  {
    name: 'A chip: the next available day',
    target,
    open: async device => (await open(device, 'utilities')).utilities.nextAvailable.first(),
    isShown: () => document.querySelector('button[aria-pressed="true"]') !== null,
  },
  {
    name: 'A dialog: the documents for a person',
    target,
    open: async device =>
      (await open(device, 'premises')).page.getByRole('button', { name: 'Documents for personal' }),
    isShown: () => document.querySelector('dialog[open] h2, dialog[open] h3') !== null,
  },
]
