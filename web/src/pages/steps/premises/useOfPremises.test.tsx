import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { answerCalls, refusal } from '../../../../test/answers.ts'
import { renderStep } from '../../../../test/renderStep.tsx'
import PremisesStep from './PremisesStep.tsx'

const uses = [{ label: 'HDB 3-5 rooms', accountType: '01', useOfPremise: 'HDB_3_5', order: 1 }]
const unavailable = refusal('unavailable')
const sentence = "The list 'Use Of Premises' could not be read"

/** The step with a list that fails so many times before it loads. */
const renderFailing = (times: number, mode: 'normal' | 'kiosk' = 'normal') => {
  let requests = 0
  answerCalls({
    'POST /v1/premise/useOfPremise': () => {
      requests += 1
      return requests > times ? { body: uses } : unavailable
    },
  })
  return renderStep({ step: 'premises', Screen: PremisesStep, mode })
}
const tryAgain = () => fireEvent.click(screen.getByRole('button', { name: 'Try again' }))

test.each([
  ['normal', true],
  ['kiosk', false],
] as const)(
  'in %s mode a list that could not be loaded shows a message with a number to call',
  async (mode, linked) => {
    renderFailing(1, mode)
    const alert = await screen.findByRole('alert')
    expect(within(alert).getByRole('heading', { name: sentence })).toBeDefined()
    expect(alert.textContent).toContain('Customer line: 1800 2222 333')
    expect(within(alert).queryByRole('link') !== null).toBe(linked)
    expect(screen.queryByLabelText('Use Of Premises')).toBeNull()
  },
)

test('the list has the focus and can be used after a successful retry', async () => {
  renderFailing(2)
  await screen.findByText(sentence)
  tryAgain()
  await waitFor(() => expect(document.querySelector('[aria-busy=true]')).toBeNull())
  expect(screen.getByText(sentence)).toBeDefined()
  tryAgain()
  const list = await screen.findByLabelText('Use Of Premises')
  expect(within(list).getByRole('option', { name: 'HDB 3-5 rooms' })).toBeDefined()
  expect(document.activeElement).toBe(list)
  expect(screen.queryByText(sentence)).toBeNull()
})

test('the retry button keeps the focus when the list fails again', async () => {
  renderFailing(2)
  await screen.findByText(sentence)
  screen.getByRole('button', { name: 'Try again' }).focus()
  tryAgain()
  await waitFor(() => expect(document.querySelector('[aria-busy=true]')).toBeNull())
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Try again' }))
})

test('Next without the list shows an error that links to the retry button', async () => {
  renderFailing(1)
  await screen.findByText(sentence)
  fireEvent.click(screen.getByRole('button', { name: 'Next' }))
  const [summary] = await screen.findAllByRole('link', { name: 'Use Of Premises is required' })
  // The summary receives the focus before a link in it can be pressed.
  await waitFor(() => expect(document.activeElement?.getAttribute('role')).toBe('alert'))
  if (summary !== undefined) fireEvent.click(summary)
  expect(document.activeElement?.textContent).toBe('Try again')
})

test('the security deposit of a home is announced beside its use as soon as the use is chosen', async () => {
  answerCalls({ 'POST /v1/premise/useOfPremise': { body: uses } })
  renderStep({ step: 'premises', Screen: PremisesStep })
  const list = await screen.findByLabelText('Use Of Premises')
  await within(list).findByRole('option', { name: 'HDB 3-5 rooms' })
  const announced = () => document.querySelector('[aria-live=polite]')?.textContent
  expect(announced()).toBe('The security deposit follows from this.')
  fireEvent.change(list, { target: { value: 'HDB_3_5' } })
  expect(announced()).toBe(
    'Security deposit: S$ 70.00 with GIRO, S$ 100.00 without. ' +
      'Foreigners: S$ 140.00 with GIRO, S$ 200.00 without. Billed in the first bill.',
  )
})
