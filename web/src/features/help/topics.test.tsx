import type { UseOfPremisesItem } from '@open-account/contracts/entities/useOfPremisesItem'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { flagsWith, renderLanding, unfoldRequirements } from '../../../test/renderLanding.tsx'
import { sessionKeys } from '../../session/session.ts'
import type { TopicServices } from './topicServices.ts'

beforeEach(() => {
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined)
})
afterEach(() => {
  vi.restoreAllMocks()
})

const openTopic = async (
  address: string,
  name: string,
  services: Parameters<typeof renderLanding>[1] = {},
) => {
  await renderLanding(address, services)
  await unfoldRequirements()
  fireEvent.click(screen.getByRole('button', { name }))
  return within(await screen.findByRole('dialog', { name }))
}

const rowsOf = (table: HTMLElement) =>
  within(table)
    .getAllByRole('row')
    .slice(1)
    .map(row => [...row.children].map(({ textContent }) => textContent))

describe('security deposit', () => {
  test('residential: GIRO and non-GIRO, for locals and foreigners', async () => {
    const dialog = await openTopic('/open-account/residential', 'Residential security deposit')
    expect(rowsOf(dialog.getByRole('table'))).toEqual([
      ['HDB 1-2 rooms', '$40 / $60', '$80 / $120'],
      ['HDB 3-5 rooms', '$70 / $100', '$140 / $200'],
      ['HDB Executive/HUDC/Terrace', '$100 / $150', '$200 / $300'],
      ['Condominium/Semi-detached/Private apartment', '$150 / $250', '$300 / $500'],
      ['Bungalow/Penthouse/Townhouse', '$250 / $400', '$500 / $800'],
    ])
  })

  test('commercial: permanent, temporary, by capacity and by tension', async () => {
    const dialog = await openTopic('/open-account/commercial', 'Commercial security deposit')
    const table = (name: string) => rowsOf(dialog.getByRole('table', { name }))
    expect(table('Permanent supply')).toContainEqual([
      'HDB shop houses',
      'electricity $200; water $100; gas $400',
    ])
    expect(table('Permanent supply')).toContainEqual(['Cooking stall', '$600'])
    expect(table('Temporary supply')).toContainEqual(['Street opera (Wayang)', '$150 per day'])
    expect(table('Electricity by supply capacity')).toEqual([
      ['up to 15', '$450'],
      ['16-45', '$1,350'],
      ['46-75', '$2,100'],
      ['76-140', '$4,050'],
      ['141-180', '$5,100'],
      ['181-230', '$6,600'],
      ['231-280', '$7,950'],
      ['281-460', '$13,050'],
      ['461-560', '$15,900'],
      ['561-1,000', '$28,500'],
      ['1,001 and above', '$57,000'],
    ])
    expect(table('Electricity at high tension and above')).toContainEqual([
      'Extra-high tension',
      '$40 per kW',
    ])
  })
})

describe('refuse collection charges', () => {
  test('six regions with neutral names, as long as no setting names the firms', async () => {
    const dialog = await openTopic('/open-account/', 'Refuse collection charges')
    expect(rowsOf(dialog.getByRole('table'))).toHaveLength(6)
  })

  test('the firms of the settings', async () => {
    const refuseVendors = [{ region: 'Island', name: 'Clean and Sons' }]
    await renderLanding('/open-account/', {
      readFlags: () => Promise.resolve(flagsWith({ settings: { refuseVendors } })),
    })
    await unfoldRequirements()
    fireEvent.click(screen.getByRole('button', { name: 'Refuse collection charges' }))
    expect(rowsOf(await screen.findByRole('table'))).toEqual([['Island', 'Clean and Sons']])
  })
})

describe('waterborne tax', () => {
  test('is explained, and can be closed again', async () => {
    const dialog = await openTopic('/open-account/', 'Waterborne tax')
    expect(dialog.getByText(/charged from the opening of the account/)).toBeDefined()
    fireEvent.click(dialog.getByRole('button', { name: 'Close' }))
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  test.each([
    { address: '/open-account/commercial', mode: 'normal', shown: true },
    { address: '/open-account/residential', mode: 'normal', shown: false },
    { address: '/open-account/commercial', mode: 'kiosk', shown: false },
  ])(
    'in $mode mode at $address the form for temporary sanitary facilities is offered: $shown',
    async ({ address, mode, shown }) => {
      sessionStorage.setItem(sessionKeys.mode, mode)
      const links = { sanitaryFacilities: 'https://forms.example/sanitary' }
      const dialog = await openTopic(address, 'Waterborne tax', {
        readFlags: () => Promise.resolve(flagsWith({ settings: { links } })),
      })
      await waitFor(() => {
        const form = dialog.queryByRole('button', {
          name: 'Declaration form for temporary sanitary facilities',
        })
        expect(form !== null).toBe(shown)
      })
    },
  )
})

describe('documents', () => {
  test.each([
    {
      address: '/open-account/residential/personal',
      name: 'Documents for personal',
      says: ['NRIC / FIN (Front)', 'Proof of Ownership', 'Electricity Meter Reading', 'Proof of Premise'],
      saysNot: [
        'Letter of Award',
        'Electrical Installation Licence Form',
        'Company Registry Extract (BizFile)',
      ],
    },
    {
      address: '/open-account/residential/company',
      name: 'Documents for company',
      says: ['Company Registry Extract (BizFile)', 'Letter of Authorisation'],
      saysNot: ['NRIC / FIN (Front)', 'Proof of Ownership', 'Letter of Award'],
    },
    {
      address: '/open-account/commercial/personal',
      name: 'Documents for commercial',
      says: ['NRIC / FIN (Front)', 'Letter of Award', 'Electrical Installation Licence Form'],
      saysNot: ['Company Registry Extract (BizFile)'],
    },
  ])('$name at $address', async ({ address, name, says, saysNot }) => {
    const dialog = await openTopic(address, name)
    await dialog.findByText(says[0] ?? '')
    const listed = (label: string) => dialog.queryAllByText(label).length > 0
    expect(says.filter(label => !listed(label))).toEqual([])
    expect(saysNot.filter(listed)).toEqual([])
  })

  test.each([
    ['normal', false],
    ['mobile', false],
    ['kiosk', true],
  ])('in %s mode the note about the phone is shown: %s', async (mode, isShown) => {
    sessionStorage.setItem(sessionKeys.mode, mode)
    const dialog = await openTopic('/open-account/residential/personal', 'Documents for personal')
    expect(dialog.queryByText('You upload them with your phone, by scanning a QR code.') !== null).toBe(
      isShown,
    )
  })

  test('a company that signs on screen uploads no signed form', async () => {
    const dialog = await openTopic('/open-account/residential/company', 'Documents for company', {
      readFlags: () => Promise.resolve(flagsWith({ 'e-signature-web': { active: true, message: '' } })),
    })
    expect(await dialog.findByText('Company Registry Extract (BizFile)')).toBeDefined()
    expect(dialog.queryByText('Signed Application Form')).toBeNull()
  })

  test('where manual entry is forbidden only what identity data leaves open is listed', async () => {
    sessionStorage.setItem(sessionKeys.mode, 'mobile')
    const dialog = await openTopic('/open-account/residential/company', 'Documents for company')
    expect(await dialog.findByText('You apply with Myinfo Business, and need no documents.')).toBeDefined()
    expect(dialog.queryByText('Company Registry Extract (BizFile)')).toBeNull()
  })

  test('while no registration type is chosen, commercial shows both', async () => {
    const dialog = await openTopic('/open-account/commercial', 'Documents for commercial')
    expect(dialog.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      'Personal Name',
      'Company Name',
    ])
  })
})

describe('use of premises', () => {
  const uses: readonly UseOfPremisesItem[] = [
    { label: 'HDB 3-5 rooms', accountType: '01', useOfPremise: 'HDB_3_5', order: 2 },
    { label: 'HDB 1-2 rooms', accountType: '01', useOfPremise: 'HDB_1_2', order: 1 },
    { label: 'Shop', accountType: '02', useOfPremise: 'SHOP', order: 3 },
  ]
  const items = async () => {
    const shown = await within(screen.getByRole('dialog')).findAllByRole('listitem')
    return shown.map(({ textContent }) => textContent)
  }

  test.each([
    { address: '/open-account/residential', shown: ['HDB 1-2 rooms', 'HDB 3-5 rooms'] },
    { address: '/open-account/commercial', shown: ['Shop'] },
    { address: '/open-account/', shown: ['HDB 1-2 rooms', 'HDB 3-5 rooms', 'Shop'] },
  ])('lists those of the chosen premises in their order, at $address', async ({ address, shown }) => {
    await openTopic(address, 'Use of premises', { readUseOfPremises: () => Promise.resolve(uses) })
    expect(await items()).toEqual(shown)
  })

  test('is not asked for before it is opened', async () => {
    const readUseOfPremises = vi.fn<TopicServices['readUseOfPremises']>(() => Promise.resolve(uses))
    await renderLanding('/open-account/', { readUseOfPremises })
    expect(readUseOfPremises).not.toHaveBeenCalled()
  })

  test("an empty list says 'List is empty'", async () => {
    const dialog = await openTopic('/open-account/residential', 'Use of premises')
    expect(await dialog.findByText('List is empty')).toBeDefined()
  })

  test('a list that could not be read can be asked for again', async () => {
    const readUseOfPremises = vi
      .fn<TopicServices['readUseOfPremises']>()
      .mockRejectedValueOnce(new Error('unreachable'))
      .mockResolvedValue(uses)
    const dialog = await openTopic('/open-account/commercial', 'Use of premises', { readUseOfPremises })
    fireEvent.click(await dialog.findByRole('button', { name: 'Try again' }))
    expect(await items()).toEqual(['Shop'])
  })
})
