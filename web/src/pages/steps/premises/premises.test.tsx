import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { answerCalls, refusal } from '../../../../test/answers.ts'
import { renderStep } from '../../../../test/renderStep.tsx'
import { readDraft } from '../../../session/draftStore.ts'
import { readSignup } from '../../../session/signup.ts'
import PremisesStep from './PremisesStep.tsx'

const street = {
  street_name: 'Lorong 2 Toa Payoh',
  utilities: {
    town_gas: 1,
    gas: false,
    electric: true,
    water: true,
    chilledWater: false,
    tensionLevel: null,
  },
  premise_no: '3101450901280',
  contestable: false,
  terminate_date: '20261130',
}
const notFound = refusal('address_not_found')
const uses = [{ label: 'HDB 3-5 rooms', accountType: '01', useOfPremise: 'HDB_3_5', order: 1 }]
const service = {
  'POST /v1/premise/street-name': { body: street },
  'POST /v1/premise/useOfPremise': { body: uses },
  'POST /v1/premise/lookup-utilities': { body: { premise_no: '3101450901280' } },
}

afterEach(() => {
  vi.useRealTimers()
})

const type = (label: string, value: string) => {
  const [field] = screen.getAllByLabelText(label)
  if (field === undefined) throw new Error(`No field ${label}`)
  fireEvent.change(field, { target: { value } })
  fireEvent.blur(field)
}
const typeAddress = (postalCode = '310145') => {
  type('Postal Code', postalCode)
  type('House / Block No.', '145')
}
const choose = async () => {
  fireEvent.click(screen.getByLabelText('Owner'))
  await screen.findByText('HDB 3-5 rooms')
  fireEvent.change(screen.getByLabelText('Use Of Premises'), { target: { value: 'HDB_3_5' } })
}
const next = () => fireEvent.click(screen.getByRole('button', { name: 'Next' }))

test('a found address is announced', async () => {
  answerCalls(service)
  renderStep({ step: 'premises', Screen: PremisesStep })
  typeAddress()
  const announcement = await screen.findByText('Found: 145 Lorong 2 Toa Payoh, Singapore 310145')
  expect(announcement.closest('[role=status]')).not.toBeNull()
})

test('a complete address is looked up after 200 ms and fills street, services and dates', async () => {
  const { requests } = answerCalls(service)
  renderStep({ step: 'premises', Screen: PremisesStep })
  typeAddress()
  expect(await screen.findByText('Address found')).toBeTruthy()
  const [lookup] = requests.filter(request => request.url.endsWith('/street-name'))
  expect(await lookup?.json()).toEqual({
    account_type: '01',
    postcode: '310145',
    block: '145',
    floor: '',
    unit: '',
    for_premises: true,
    utilities_flag: '1',
  })
  const { signup, turnOnServices } = readDraft()
  expect(signup).toMatchObject({ townGas: 1, gasPreSelected: true, terminateDate: '20261130' })
  expect(turnOnServices.services).toEqual({ electricity: true, water: true, gas: true })
})

test('the look-up runs once, 200 ms after the last change', async () => {
  vi.useFakeTimers()
  const { requests } = answerCalls(service)
  const lookedUp = () => requests.filter(({ url }) => url.endsWith('/street-name')).length
  renderStep({ step: 'premises', Screen: PremisesStep })
  typeAddress()
  await act(() => vi.advanceTimersByTimeAsync(199))
  type('House / Block No.', '146')
  await act(() => vi.advanceTimersByTimeAsync(199))
  expect(lookedUp()).toBe(0)
  await act(() => vi.advanceTimersByTimeAsync(1))
  expect(lookedUp()).toBe(1)
})

test('a floor without its unit is not looked up and disables Next', async () => {
  const { requests } = answerCalls(service)
  renderStep({ step: 'premises', Screen: PremisesStep })
  type('Floor', '09')
  typeAddress()
  expect(screen.getByRole('button', { name: 'Next' }).getAttribute('aria-disabled')).toBe('true')
  const needed = await screen.findByRole('list', { name: 'Still needed' })
  expect(within(needed).getByText('Floor and Unit must be given together')).toBeTruthy()
  expect(requests.some(request => request.url.endsWith('/street-name'))).toBe(false)
})

test('an incomplete floor of a hidden mailing address does not disable Next', async () => {
  answerCalls(service)
  renderStep({ step: 'premises', Screen: PremisesStep })
  const same = screen.getByLabelText('Mailing address is the same as the premises address')
  fireEvent.click(same)
  const mail = within(screen.getByRole('group', { name: 'Mailing address' }))
  fireEvent.change(mail.getByLabelText('Floor'), { target: { value: '09' } })
  const isDisabled = () => screen.getByRole('button', { name: 'Next' }).getAttribute('aria-disabled')
  expect(isDisabled()).toBe('true')
  fireEvent.click(same)
  expect(isDisabled()).toBeNull()
})

test('Next with nothing entered shows every required field in a focused summary', async () => {
  answerCalls(service)
  const { ways } = renderStep({ step: 'premises', Screen: PremisesStep })
  next()
  const summary = await screen.findByRole('alert')
  expect(
    within(summary)
      .getAllByRole('link')
      .map(link => link.textContent),
  ).toEqual([
    'Postal Code is required',
    'House / Block No. is required',
    'Street Name is required',
    'Type of Occupancy is required',
    'Use Of Premises is required',
  ])
  await waitFor(() => expect(document.activeElement).toBe(summary))
  expect(ways.goNext).not.toHaveBeenCalled()
})

test('a mailing address of its own is required', async () => {
  answerCalls(service)
  renderStep({ step: 'premises', Screen: PremisesStep })
  fireEvent.click(screen.getByLabelText('Mailing address is the same as the premises address'))
  next()
  const summary = within(await screen.findByRole('alert'))
  for (const expectedText of [
    'Postal Code is required',
    'House / Block No. is required',
    'Street Name is required',
  ]) {
    expect(summary.getAllByRole('link', { name: expectedText })).toHaveLength(2)
  }
})

test.each([
  ['Premises address', 'There was a problem retrieving premises street name'],
  ['Mailing address', 'There was a problem retrieving mailing street name'],
])('%s that is not found shows a message, and its street can be typed', async (group, sentence) => {
  answerCalls({ ...service, 'POST /v1/premise/street-name': notFound })
  renderStep({ step: 'premises', Screen: PremisesStep })
  fireEvent.click(screen.getByLabelText('Mailing address is the same as the premises address'))
  const address = within(screen.getByRole('group', { name: group }))
  const street = address.getByLabelText('Street Name')
  expect(street).toHaveProperty('readOnly', true)
  fireEvent.change(address.getByLabelText('Postal Code'), { target: { value: '100001' } })
  fireEvent.change(address.getByLabelText('House / Block No.'), { target: { value: '1' } })
  await waitFor(() => expect(street).toHaveProperty('readOnly', false))
  expect(address.getByRole('status').textContent).toBe(sentence)
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('the draft contains the result of the mailing address while it is unchanged', async () => {
  answerCalls({
    ...service,
    'POST /v1/premise/street-name': {
      body: { ...street, utilities: null, contestable: true, premise_no: '5601230000000' },
    },
  })
  renderStep({ step: 'premises', Screen: PremisesStep })
  fireEvent.click(screen.getByLabelText('Mailing address is the same as the premises address'))
  const mail = within(screen.getByRole('group', { name: 'Mailing address' }))
  fireEvent.change(mail.getByLabelText('Postal Code'), { target: { value: '560123' } })
  fireEvent.change(mail.getByLabelText('House / Block No.'), { target: { value: '123' } })
  await mail.findByText('Address found')
  expect(readDraft().premises.mail_address.mail_contestable).toBe(true)
  fireEvent.change(mail.getByLabelText('Postal Code'), { target: { value: '56012' } })
  expect(readDraft().premises.mail_address.mail_contestable).toBe(false)
})

test('changing an address removes its result', async () => {
  answerCalls({
    ...service,
    'POST /v1/premise/street-name': async request => {
      const isFlat = (await request.text()).includes('310145')
      return isFlat ? { body: { ...street, contestable: true } } : notFound
    },
  })
  renderStep({ step: 'premises', Screen: PremisesStep })
  typeAddress()
  await screen.findByText('Address found')
  expect(readDraft().premises.premise_address.premise_contestable).toBe(true)
  type('Postal Code', '100001')
  await waitFor(() => expect(screen.getByLabelText('Street Name')).toHaveProperty('readOnly', false))
  const { signup, premises, turnOnServices } = readDraft()
  expect(signup).toMatchObject({ townGas: 0, gasPreSelected: false, terminateDate: '' })
  expect(premises.premise_address).toMatchObject({ premise_contestable: false })
  expect(turnOnServices.services).toEqual({ electricity: true, water: true, gas: false })
})

test('Next checks the premises with the service and continues', async () => {
  answerCalls(service)
  const { ways } = renderStep({ step: 'premises', Screen: PremisesStep })
  typeAddress()
  await screen.findByText('Address found')
  await choose()
  next()
  await waitFor(() => expect(ways.goNext).toHaveBeenCalledOnce())
  expect(readDraft().premises).toMatchObject({ premise_occupancy: 'owner', use_of_premises: 'HDB_3_5' })
})

test.each([
  [
    'an invalid premises',
    true,
    'You have entered an invalid premises. Please check that your premises address details are correct.',
  ],
  ['an invalid mailing address', false, 'You have entered an invalid mailing address'],
] as const)('%s stays on this step with its message', async (_rule, isPremises, sentence) => {
  answerCalls({
    ...service,
    'POST /v1/premise/lookup-utilities': request => ({
      body: {
        premise_no: (new URL(request.url).searchParams.get('utilities') === '1') === isPremises ? '' : '1',
      },
    }),
  })
  const { ways } = renderStep({ step: 'premises', Screen: PremisesStep })
  typeAddress()
  await screen.findByText('Address found')
  await choose()
  if (!isPremises) {
    fireEvent.click(screen.getByLabelText('Mailing address is the same as the premises address'))
    const mail = within(screen.getByRole('group', { name: 'Mailing address' }))
    fireEvent.change(mail.getByLabelText('Postal Code'), { target: { value: '560123' } })
    fireEvent.change(mail.getByLabelText('House / Block No.'), { target: { value: '123' } })
    await mail.findByText('Address found')
  }
  next()
  expect(await screen.findByText(sentence)).toBeTruthy()
  expect(ways.goNext).not.toHaveBeenCalled()
})

test('the third failure of the premises address opens a dialog whose Continue shows the description', async () => {
  answerCalls({ ...service, 'POST /v1/premise/street-name': notFound })
  renderStep({ step: 'premises', Screen: PremisesStep })
  for (const postalCode of ['100001', '100002', '100003']) {
    typeAddress(postalCode)
    await waitFor(() => expect(screen.getByLabelText('Street Name')).toHaveProperty('readOnly', false))
  }
  const dialog = within(await screen.findByRole('dialog', { name: 'The address cannot be found' }))
  fireEvent.click(dialog.getByRole('button', { name: 'Continue' }))
  expect(await screen.findByLabelText('Premises Description')).toBeTruthy()
  expect(screen.queryByLabelText('Hawker Stall No.')).toBeNull()
  expect(readSignup()?.nanl).toBe(true)
  expect(screen.getByRole('group', { name: 'Mailing address' })).toBeTruthy()
})

test('a failure does not count while the applicant types the address, and no prompt opens', async () => {
  answerCalls({ ...service, 'POST /v1/premise/street-name': notFound })
  renderStep({ step: 'premises', Screen: PremisesStep })
  type('House / Block No.', '145')
  const postalCode = screen.getByLabelText('Postal Code')
  act(() => postalCode.focus())
  const typeAndRest = async (value: string) => {
    fireEvent.change(postalCode, { target: { value } })
    await waitFor(() => expect(screen.getByLabelText('Street Name')).toHaveProperty('readOnly', false))
  }
  for (const value of ['100001', '100002', '100003', '100004']) await typeAndRest(value)
  expect(screen.queryByRole('dialog')).toBeNull()
  act(() => screen.getByLabelText('House / Block No.').focus())
  act(() => screen.getByLabelText('Owner').focus())
  expect(screen.queryByRole('dialog')).toBeNull()
  for (const value of ['100005', '100006']) {
    act(() => postalCode.focus())
    await typeAndRest(value)
    expect(screen.queryByRole('dialog')).toBeNull()
    act(() => screen.getByLabelText('Owner').focus())
  }
  expect(await screen.findByRole('dialog', { name: 'The address cannot be found' })).toBeTruthy()
})

test('the same address counts once, although the applicant leaves it several times', async () => {
  answerCalls({ ...service, 'POST /v1/premise/street-name': notFound })
  renderStep({ step: 'premises', Screen: PremisesStep })
  for (const postalCode of ['100001', '100002', '100001', '100002']) {
    typeAddress(postalCode)
    await waitFor(() => expect(screen.getByLabelText('Street Name')).toHaveProperty('readOnly', false))
  }
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('Next pressed in a field counts a failure, and the prompt waits until the applicant leaves the field', async () => {
  answerCalls({ ...service, 'POST /v1/premise/street-name': notFound })
  renderStep({ step: 'premises', Screen: PremisesStep })
  for (const postalCode of ['100001', '100002']) {
    typeAddress(postalCode)
    await waitFor(() => expect(screen.getByLabelText('Street Name')).toHaveProperty('readOnly', false))
  }
  const postalCode = screen.getByLabelText('Postal Code')
  act(() => postalCode.focus())
  fireEvent.change(postalCode, { target: { value: '100003' } })
  await waitFor(() => expect(screen.getByLabelText('Street Name')).toHaveProperty('readOnly', false))
  expect(screen.queryByRole('dialog')).toBeNull()
  await act(async () => next())
  expect(await screen.findByRole('dialog', { name: 'The address cannot be found' })).toBeTruthy()
})

test('the look-up accepts an address as people write it, and leaving the field normalises it', async () => {
  const { requests } = answerCalls(service)
  const { ways } = renderStep({ step: 'premises', Screen: PremisesStep })
  type('Postal Code', 'S 310 145')
  type('House / Block No.', 'Blk 145 a')
  type('Unit', '#09-128')
  expect(await screen.findByText('Address found')).toBeTruthy()
  expect(screen.getByLabelText('Postal Code')).toHaveProperty('value', '310145')
  expect(screen.getByLabelText('House / Block No.')).toHaveProperty('value', '145A')
  expect(screen.getByLabelText('Floor')).toHaveProperty('value', '09')
  expect(screen.getByLabelText('Unit')).toHaveProperty('value', '128')
  await choose()
  next()
  await waitFor(() => expect(ways.goNext).toHaveBeenCalledOnce())
  const check = requests.find(({ url }) => url.includes('/lookup-utilities'))
  expect(await check?.json()).toEqual({
    account_type: '01',
    house_number: '145A',
    floor: '09',
    unit: '128',
    postal_code: '310145',
  })
  expect(readDraft().premises.premise_address).toMatchObject({ premise_block: '145A', premise_unit: '128' })
})

test('an invalid address shows the printed error of its rule', async () => {
  answerCalls(service)
  renderStep({ step: 'premises', Screen: PremisesStep })
  type('Postal Code', 'T310145')
  next()
  expect(within(await screen.findByRole('alert')).getByText('Postal Code must be numeric')).toBeTruthy()
})

test('premises without an address require their description', async () => {
  answerCalls(service)
  renderStep({ step: 'premises', Screen: PremisesStep, nanl: true })
  next()
  const summary = within(await screen.findByRole('alert'))
  expect(summary.getByRole('link', { name: 'Please enter your Premises Description' })).toBeTruthy()
})

test('line breaks in the description become spaces', async () => {
  answerCalls(service)
  renderStep({ step: 'premises', Screen: PremisesStep, nanl: true })
  type('Premises Description', 'Street light 12\nopposite 145 ')
  expect(screen.getByLabelText('Premises Description')).toHaveProperty(
    'value',
    'Street light 12 opposite 145',
  )
})

test('a third failure caused by the service shows its error before the dialog', async () => {
  answerCalls({
    ...service,
    'POST /v1/premise/street-name': refusal('upstream_error'),
  })
  renderStep({ step: 'premises', Screen: PremisesStep })
  const fault = 'There was a problem retrieving premises street name'
  for (const postalCode of ['100001', '100002', '100003']) {
    typeAddress(postalCode)
    const dialog = await screen.findByRole('dialog')
    expect(dialog.textContent).toContain(fault)
    fireEvent.click(within(dialog).getByRole('button', { name: 'Close' }))
  }
  expect((await screen.findByRole('dialog')).textContent).toContain('The address cannot be found')
})

test('a look-up that the service failed is offered again', async () => {
  const answers = [refusal('upstream_error'), { body: street }]
  answerCalls({
    ...service,
    'POST /v1/premise/street-name': () => answers.shift() ?? refusal('upstream_error'),
  })
  renderStep({ step: 'premises', Screen: PremisesStep })
  typeAddress()
  fireEvent.click(await screen.findByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('Address found')).toBeTruthy()
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('Close in that dialog shows the landing page of the domain', async () => {
  answerCalls({ ...service, 'POST /v1/premise/street-name': notFound })
  const { ways } = renderStep({ step: 'premises', Screen: PremisesStep })
  for (const postalCode of ['100001', '100002', '100003']) {
    typeAddress(postalCode)
    await waitFor(() => expect(screen.getByLabelText('Street Name')).toHaveProperty('readOnly', false))
  }
  fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Close' }))
  expect(ways.startOver).toHaveBeenCalledOnce()
})

test.each([
  [0, false, true, 'City Energy is not available at the premises, please seek alternatives.'],
  [1, false, false, 'Town gas is available at this address.'],
  [3, false, false, 'Town gas can be arranged for this address.'],
] as const)(
  'town gas %i, supplied %s: gas cannot be chosen: %s',
  async (town_gas, gas, disabled, message) => {
    answerCalls({
      ...service,
      'POST /v1/premise/street-name': {
        body: { ...street, utilities: { ...street.utilities, town_gas, gas } },
      },
    })
    renderStep({ step: 'premises', Screen: PremisesStep })
    typeAddress()
    await screen.findByText('Address found')
    expect(screen.getByLabelText('Gas')).toHaveProperty('disabled', disabled)
    expect(screen.getByText(message, { exact: false })).toBeTruthy()
  },
)

test.each([
  [false, true],
  [true, false],
])(
  'with gas supplied %s the note shows how to turn it on only where it is available',
  async (gas, disabled) => {
    answerCalls({
      ...service,
      'POST /v1/premise/street-name': {
        body: { ...street, utilities: { ...street.utilities, town_gas: 0, gas } },
      },
    })
    renderStep({ step: 'premises', Screen: PremisesStep })
    typeAddress()
    await screen.findByText('Address found')
    const expectedText = screen.getByRole('group', { name: 'Utilities' }).textContent
    expect(expectedText.includes('City Energy is not available')).toBe(disabled)
    expect(expectedText.includes('To turn on gas, call')).toBe(!disabled)
    expect(expectedText.includes('Turn-on by phone')).toBe(!disabled)
  },
)

test.each(['', 'Street light 12 opposite 145'])(
  'premises described as %j can be changed back to an address',
  async description => {
    answerCalls(service)
    renderStep({ step: 'premises', Screen: PremisesStep, nanl: true })
    type('Premises Description', description)
    fireEvent.click(screen.getByRole('button', { name: 'Enter an address instead' }))
    expect(document.activeElement).toBe(screen.getByLabelText('Postal Code'))
    expect(screen.queryByLabelText('Premises Description')).toBeNull()
    expect(readSignup()?.nanl).toBe(false)
    expect(screen.getByLabelText('Mailing address is the same as the premises address')).toHaveProperty(
      'checked',
      true,
    )
  },
)

test('the deposit and the documents are explained on a press', async () => {
  answerCalls(service)
  renderStep({ step: 'premises', Screen: PremisesStep })
  for (const name of ['Residential security deposit', 'Documents for personal']) {
    fireEvent.click(screen.getByRole('button', { name }))
    const dialog = within(await screen.findByRole('dialog', { name }))
    fireEvent.click(dialog.getByRole('button', { name: 'Close' }))
    expect(screen.queryByRole('dialog')).toBeNull()
  }
})

test('Use Of Premises starts with an empty choice', () => {
  answerCalls(service)
  renderStep({ step: 'premises', Screen: PremisesStep })
  const uses = screen.getByLabelText('Use Of Premises')
  expect(within(uses).getByRole('option', { name: 'Select One' })).toMatchObject({
    value: '',
    selected: true,
  })
})

test('residential electricity and water are chosen and cannot be deselected', () => {
  answerCalls(service)
  renderStep({ step: 'premises', Screen: PremisesStep })
  for (const name of ['Electricity', 'Water']) {
    expect(screen.getByLabelText(name)).toMatchObject({ checked: true, disabled: true })
  }
  expect(screen.getByText('Electricity and Water are selected by default.', { exact: false })).toBeTruthy()
})

test('the answers show again when the step is opened again', async () => {
  const { requests } = answerCalls(service)
  const first = renderStep({ step: 'premises', Screen: PremisesStep })
  typeAddress()
  await screen.findByText('Address found')
  first.unmount()
  const draft = readDraft()
  const earlierRequests = requests.length
  renderStep({ step: 'premises', Screen: PremisesStep, draft })
  expect(screen.getByLabelText('Postal Code')).toHaveProperty('value', '310145')
  expect(screen.getByText('Address found')).toBeTruthy()
  expect(requests.slice(earlierRequests).some(request => request.url.endsWith('/street-name'))).toBe(false)
})

test('a check of Next that takes more than a second says what it waits for', async () => {
  answerCalls({
    ...service,
    'POST /v1/premise/lookup-utilities': () => new Promise<never>(() => undefined),
  })
  renderStep({ step: 'premises', Screen: PremisesStep })
  typeAddress()
  await screen.findByText('Address found')
  await choose()
  next()
  expect(screen.queryByText('Checking the address')).toBeNull()
  expect(await screen.findByText('Checking the address', undefined, { timeout: 3_000 })).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Next' }).getAttribute('aria-busy')).toBe('true')
})
