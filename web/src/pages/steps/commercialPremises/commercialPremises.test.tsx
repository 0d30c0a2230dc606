import type { Settings } from '@open-account/contracts/settings'
import type { StreetNameAnswer } from '@open-account/contracts/premise'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { answerCalls } from '../../../../test/answers.ts'
import { renderStep } from '../../../../test/renderStep.tsx'
import { type Draft, emptyDraft } from '../../../session/draft.ts'
import { readDraft } from '../../../session/draftStore.ts'
import CommercialPremisesStep from './CommercialPremisesStep.tsx'

const shophouse: StreetNameAnswer = {
  street_name: 'Sago Street',
  utilities: {
    town_gas: 1,
    gas: false,
    electric: true,
    water: true,
    chilledWater: false,
    tensionLevel: null,
  },
  premise_no: '0500340701280',
  contestable: false,
  terminate_date: null,
}
type Utilities = NonNullable<StreetNameAnswer['utilities']>

interface World {
  readonly found?: Partial<Omit<StreetNameAnswer, 'utilities'>>
  readonly utilities?: Partial<Utilities>
  readonly highTension?: boolean
  readonly settings?: Settings
  readonly draft?: (draft: Draft) => Partial<Draft>
  readonly nanl?: boolean
  readonly mode?: 'normal' | 'kiosk'
  readonly type?: 'personal' | 'company'
}

const settingsWithLinks: Settings = {
  links: {
    retailers: 'https://retailers.example',
    wholesaleForm: 'https://wholesale.example/form',
    sanitaryFacilities: 'https://sanitary.example/form',
  },
}

const visit = async ({
  found,
  utilities,
  highTension = false,
  settings = settingsWithLinks,
  type = 'personal',
  ...rest
}: World = {}) => {
  const answer = { ...shophouse, ...found, utilities: { ...shophouse.utilities, ...utilities } }
  const { requests } = answerCalls({
    'POST /v1/premise/street-name': { body: answer },
    'POST /v1/premise/useOfPremise': {
      body: [{ label: 'Shop', accountType: '02', useOfPremise: 'SHOP', order: 1 }],
    },
    'POST /v1/premise/lookup-utilities': { body: { premise_no: answer.premise_no } },
  })
  const rendered = renderStep({
    step: 'premises',
    Screen: CommercialPremisesStep,
    domain: 'commercial',
    type,
    flags: {
      kind: 'answer',
      answer: { 'oa-high-tension': { active: highTension, message: '' }, settings },
    },
    ...rest,
  })
  await screen.findByRole('group', { name: 'Type Of Usage' })
  return { ...rendered, requests }
}

const type = (label: string, value: string) => {
  const [field] = screen.getAllByLabelText(label)
  if (field === undefined) throw new Error(`No field ${label}`)
  fireEvent.change(field, { target: { value } })
  fireEvent.blur(field)
}
const lookUp = async () => {
  type('Postal Code', '050034')
  type('House / Block No.', '34')
  await screen.findByText('Address found')
}
const tick = (name: string) => fireEvent.click(screen.getByLabelText(name))
const next = () => fireEvent.click(screen.getByRole('button', { name: 'Next' }))
const problems = async () =>
  within(await screen.findByRole('alert'))
    .getAllByRole('link')
    .map(({ textContent }) => textContent)
const radio = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name })

describe('commercial services', () => {
  test('the services start empty, follow the look-up and can be changed', async () => {
    await visit()
    const ticked = () =>
      within(screen.getByRole('group', { name: 'Utilities' }))
        .queryAllByRole<HTMLInputElement>('checkbox', { checked: true })
        .map(({ id }) => id)
    expect(ticked()).toEqual([])
    await lookUp()
    expect(ticked()).toEqual(['services-electricity', 'services-water'])
    tick('Water')
    expect(ticked()).toEqual(['services-electricity'])
    expect(readDraft().turnOnServices.services).toEqual({ electricity: true, water: false, gas: false })
  })

  test('at least one service is required', async () => {
    await visit()
    next()
    expect(await problems()).toContain('Please choose a utility')
    tick('Electricity')
    await waitFor(() => expect(screen.queryByText('Please choose a utility')).toBeNull())
  })

  test('supplied centralised cooling is shown and cannot be deselected', async () => {
    await visit({ utilities: { chilledWater: true } })
    expect(screen.queryByLabelText('Centralised cooling')).toBeNull()
    await lookUp()
    expect(screen.getByLabelText('Centralised cooling')).toMatchObject({ checked: true, disabled: true })
  })
})

describe('the hawker stall', () => {
  test('the hawker stall is optional, with letters, digits, dash, slash and ampersand', async () => {
    await visit()
    type('Hawker Stall No. (optional)', '01?42')
    next()
    expect(await problems()).toContain(
      'Hawker Stall No. accepts dash, slash, ampersand, alphabets and numbers',
    )
    type('Hawker Stall No. (optional)', '01-42/A&B')
    await waitFor(() => expect(screen.queryByText(/^Hawker Stall No. accepts/)).toBeNull())
    await waitFor(() => expect(readDraft().premises.hawker_stall_no).toBe('01-42/A&B'))
  })

  test('premises without an official address have no hawker stall, and Next ignores it', async () => {
    await visit({ nanl: true })
    expect(screen.queryByLabelText('Hawker Stall No. (optional)')).toBeNull()
  })
})

describe('the type of usage', () => {
  test('is required', async () => {
    await visit()
    next()
    expect(await problems()).toContain('Type Of Usage is required')
  })

  test('with gas the usage is permanent, and Temporary is disabled', async () => {
    await visit()
    fireEvent.click(radio('Temporary'))
    tick('Gas')
    expect(radio('Permanent').checked).toBe(true)
    expect(radio('Temporary').disabled).toBe(true)
    expect(readDraft().turnOnServices.type_of_usage).toBe('permanent')
    tick('Gas')
    expect(radio('Temporary').disabled).toBe(false)
  })

  test('the usage becomes permanent when the look-up finds gas', async () => {
    await visit({ utilities: { gas: true } })
    await lookUp()
    expect(radio('Permanent').checked).toBe(true)
    expect(radio('Temporary').disabled).toBe(true)
  })
})

describe('the supply application number', () => {
  const label = 'Supply Application Number'

  test('only temporary electricity shows the supply application number', async () => {
    await visit()
    fireEvent.click(radio('Temporary'))
    expect(screen.queryByLabelText(label)).toBeNull()
    tick('Electricity')
    expect(screen.getByLabelText(label)).toBeDefined()
    fireEvent.click(radio('Permanent'))
    expect(screen.queryByLabelText(label)).toBeNull()
  })

  test.each([
    ['', 'Supply Application Number is required'],
    ['12A4', 'Supply Application Number should be numbers only'],
    ['1'.repeat(21), 'Maximum of 20 characters are allowed for Supply Application Number'],
  ])('the supply application number %j shows the error %s', async (number, sentence) => {
    await visit()
    tick('Electricity')
    fireEvent.click(radio('Temporary'))
    type(label, number)
    next()
    expect(await problems()).toContain(sentence)
  })

  test('the number may contain spaces, and permanent usage resets it', async () => {
    await visit()
    tick('Electricity')
    fireEvent.click(radio('Temporary'))
    type(label, '2026 1120 77')
    next()
    expect(await problems()).not.toContain('Supply Application Number should be numbers only')
    fireEvent.click(radio('Permanent'))
    fireEvent.click(radio('Temporary'))
    expect(screen.getByLabelText(label)).toHaveProperty('value', '')
    expect(readDraft().turnOnServices.supply_application_number).toBe('')
  })
})

describe('the tension level', () => {
  const tension = () => screen.queryByRole('group', { name: 'Tension Level' })

  test('electricity requires the tension level while high tension is handled', async () => {
    await visit({ highTension: true })
    expect(tension()).toBeNull()
    tick('Electricity')
    expect(tension()).not.toBeNull()
    next()
    expect(await problems()).toContain('Tension Level is required')
    fireEvent.click(radio('Extra High Tension (EHT)'))
    await waitFor(() => expect(screen.queryByText('Tension Level is required')).toBeNull())
    await waitFor(() => expect(readDraft().premises.tension).toBe('EHT'))
  })

  test('the tension level is hidden while high tension is not handled', async () => {
    await visit()
    tick('Electricity')
    expect(tension()).toBeNull()
    next()
    expect(await problems()).not.toContain('Tension Level is required')
  })

  test('a tension level of the look-up cannot be changed', async () => {
    await visit({ highTension: true, utilities: { tensionLevel: 'HT' } })
    await lookUp()
    expect(tension()).toBeNull()
    expect(screen.getByText('High Tension (HT)')).toBeDefined()
    next()
    expect(await problems()).not.toContain('Tension Level is required')
    type('Postal Code', '05003')
    expect(tension()).not.toBeNull()
    expect(screen.getByRole('group', { name: 'Tension Level' }).querySelector(':checked')).toBeNull()
  })

  test('a chosen tension level stays after a look-up that finds none', async () => {
    await visit({ highTension: true })
    tick('Electricity')
    fireEvent.click(radio('Low Tension (LT)'))
    await lookUp()
    expect(radio('Low Tension (LT)').checked).toBe(true)
  })
})

describe('the notice on contestable consumers', () => {
  const notice = () => screen.queryByRole('heading', { name: 'Contestable consumers' })

  test('the notice shows at high tension, with links to the retailers and the wholesale form', async () => {
    await visit({ highTension: true })
    tick('Electricity')
    fireEvent.click(radio('Low Tension (LT)'))
    expect(notice()).toBeNull()
    fireEvent.click(radio('High Tension (HT)'))
    expect(notice()).not.toBeNull()
    for (const [expectedText, href] of [
      ['Electricity retailers', 'https://retailers.example'],
      ['Wholesale market form', 'https://wholesale.example/form'],
    ] as const) {
      fireEvent.click(screen.getByRole('button', { name: expectedText }))
      const dialog = within(await screen.findByRole('dialog', { name: 'Leaving this website' }))
      expect(dialog.getByRole('link', { name: 'Continue' }).getAttribute('href')).toBe(href)
      fireEvent.click(dialog.getByRole('button', { name: 'Cancel' }))
    }
  })

  test('the notice shows for contestable premises with electricity', async () => {
    await visit({ found: { contestable: true } })
    await lookUp()
    expect(notice()).not.toBeNull()
    tick('Electricity')
    expect(notice()).toBeNull()
  })

  test('the notice has no links at a kiosk', async () => {
    await visit({ mode: 'kiosk', found: { contestable: true } })
    await lookUp()
    expect(screen.getByText(/high-tension electricity is removed/)).toBeDefined()
    expect(screen.queryByRole('button', { name: 'Electricity retailers' })).toBeNull()
  })
})

test('temporary premises show where sanitary facilities are declared', async () => {
  await visit()
  const link = 'Declaration form for temporary sanitary facilities'
  expect(screen.queryByRole('button', { name: link })).toBeNull()
  fireEvent.click(radio('Temporary'))
  fireEvent.click(screen.getByRole('button', { name: link }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Leaving this website' }))
  expect(dialog.getByRole('link', { name: 'Continue' }).getAttribute('href')).toBe(
    'https://sanitary.example/form',
  )
})

test('temporary premises show at a kiosk that sanitary facilities are declared with a form, without a link', async () => {
  await visit({ mode: 'kiosk' })
  fireEvent.click(radio('Temporary'))
  expect(screen.getByText(/are declared with a form/)).toBeDefined()
  expect(
    screen.queryByRole('button', { name: 'Declaration form for temporary sanitary facilities' }),
  ).toBeNull()
})

describe('the inputs of the deposit', () => {
  const start = emptyDraft('commercial')
  const calculated = {
    turnOnServices: {
      ...start.turnOnServices,
      services: { electricity: true, water: true, gas: false },
      type_of_usage: 'permanent' as const,
    },
    security_deposit: {
      ...start.security_deposit,
      USE_OF_PREMISES_LIST: 'PREMISES_OTHERS',
      selected_premises: 'Others',
      ELECT_CAPACITY: 'ELEC_CAP_CODE_2',
      WATER_CAPACITY: '100',
      security_deposit: 1700,
    },
  }

  test('another service resets the inputs, except the type of premises', async () => {
    await visit({ draft: () => calculated })
    tick('Water')
    expect(readDraft().security_deposit).toEqual({
      ...start.security_deposit,
      USE_OF_PREMISES_LIST: 'PREMISES_OTHERS',
      selected_premises: 'Others',
    })
  })

  test('another usage resets all inputs, because its types of premises differ', async () => {
    await visit({ draft: () => calculated })
    fireEvent.click(radio('Temporary'))
    expect(readDraft().security_deposit).toEqual(start.security_deposit)
  })
})

test('the answers show again when the step is opened again', async () => {
  const first = await visit({ highTension: true })
  await lookUp()
  fireEvent.click(radio('Temporary'))
  fireEvent.click(radio('Ultra High Tension (UHT)'))
  type('Supply Application Number', '77')
  type('Hawker Stall No. (optional)', '01-42')
  first.unmount()
  const draft = readDraft()
  await visit({ highTension: true, draft: () => draft })
  expect(screen.getByLabelText('Supply Application Number')).toHaveProperty('value', '77')
  expect(screen.getByLabelText('Hawker Stall No. (optional)')).toHaveProperty('value', '01-42')
  expect(radio('Ultra High Tension (UHT)').checked).toBe(true)
  expect(radio('Temporary').checked).toBe(true)
})

test('a company with every answer continues, and the draft contains the answers', async () => {
  const { ways } = await visit({ type: 'company', highTension: true })
  await lookUp()
  fireEvent.click(radio('Tenant'))
  await screen.findByText('Shop')
  fireEvent.change(screen.getByLabelText('Use Of Premises'), { target: { value: 'SHOP' } })
  fireEvent.click(radio('Low Tension (LT)'))
  fireEvent.click(radio('Permanent'))
  next()
  await waitFor(() => expect(ways.goNext).toHaveBeenCalledOnce())
  const { premises, turnOnServices } = readDraft()
  expect(premises).toMatchObject({ premise_occupancy: 'tenant', use_of_premises: 'SHOP', tension: 'LT' })
  expect(turnOnServices).toMatchObject({
    services: { electricity: true, water: true, gas: false },
    type_of_usage: 'permanent',
  })
})

test('a notice without the links of the settings has the number to call', async () => {
  await visit({ found: { contestable: true }, settings: { links: {} } })
  await lookUp()
  fireEvent.click(radio('Temporary'))
  expect(screen.getAllByText(/^Customer line/)).toHaveLength(2)
})
