import type { Service, Tension } from '@open-account/domain/application/codes'
import { fireEvent, screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import * as company from '../../../../test/company.tsx'
import * as person from '../../../../test/particulars.tsx'
import { renderStep } from '../../../../test/renderStep.tsx'
import { type Draft, emptyDraft } from '../../../session/draft.ts'
import { readDraft } from '../../../session/draftStore.ts'
import CommercialPremisesStep from './CommercialPremisesStep.tsx'
import { withElectricityDeselected } from '../../../features/applicant/withElectricityDeselected.ts'
import { refusal } from '../../../../test/answers.ts'

// Loaded before the first dialog, so that no test waits for it.
import '../../../features/applicant/TensionDialog.tsx'

const { answering, pressButton } = person
const handled = { 'oa-high-tension': { active: true, message: '' } }

/** Commercial premises with this tension and these services. */
const premisesWith =
  (typedIn: (draft: Draft) => Partial<Draft>, services: readonly Service[], tension: Tension = 'HT') =>
  (draft: Draft): Partial<Draft> => {
    const typed = typedIn(draft)
    return {
      ...typed,
      signup: { ...draft.signup, ...typed.signup, tensionDisabled: true },
      premises: { ...draft.premises, ...typed.premises, tension },
      turnOnServices: {
        ...draft.turnOnServices,
        services: {
          electricity: services.includes('electricity'),
          water: services.includes('water'),
          gas: services.includes('gas'),
        },
        chilled_water: services.includes('cooling'),
        type_of_usage: 'permanent',
      },
    }
  }

interface Situation {
  readonly mcst?: boolean
  readonly services?: readonly Service[]
  readonly tension?: Tension
  readonly domain?: 'residential' | 'commercial'
  readonly flags?: typeof handled | undefined
}

interface Applicant {
  readonly typedIn: (draft: Draft) => Partial<Draft>
  /** Responses with which the applicant can continue. */
  readonly answers: Parameters<typeof answering>[0]
  readonly render: typeof person.renderParticulars
}

/** Presses Next; the service responds whether a management corporation supplies the premises. */
const goOn =
  ({ typedIn, answers, render }: Applicant) =>
  async (situation: Situation = {}) => {
    const { mcst = false, services = ['electricity', 'water'], tension, domain = 'commercial' } = situation
    const requests = answering({ ...answers, [company.calls.tension]: { body: { mcst } } })
    const step = render({
      domain,
      draft: premisesWith(typedIn, services, tension),
      ...('flags' in situation ? situation.flags && { flags: situation.flags } : { flags: handled }),
    })
    await pressButton('Next')
    return { ...step, requests }
  }

const goOnAsCompany = goOn({
  typedIn: company.companyTypedIn,
  answers: company.successfulCompanyCalls,
  render: company.renderCompany,
})
const goOnAsPerson = goOn({
  typedIn: person.personTypedIn,
  answers: person.successfulParticularsCalls,
  render: person.renderParticulars,
})

describe('the tension of commercial premises', () => {
  test.each([
    ['a company by its UEN', goOnAsCompany, '201500004E'],
    ['a person by the NRIC', goOnAsPerson, 'S1234567D'],
  ])('the tension is validated on Next for %s, with the choices', async (_, press, nric) => {
    const { requests } = await press({ mcst: true, services: ['electricity', 'cooling'], tension: 'EHT' })
    expect(await requests.bodiesOf(company.calls.tension)).toEqual([
      {
        tensionLevel: 'EHT',
        nric,
        electricitySelected: true,
        waterSelected: false,
        gasSelected: false,
        chilledWaterSelected: true,
      },
    ])
  })

  test.each<[string, Situation]>([
    ['at low tension', { tension: 'LT' }],
    ['without electricity', { services: ['water'] }],
    ['while high tension is not handled', { flags: undefined }],
    ['of residential premises', { domain: 'residential' }],
  ])('the tension is not validated %s', async (_, situation) => {
    const { requests, ways } = await goOnAsCompany(situation)
    expect(requests.callCount(company.calls.tension)).toBe(0)
    expect(ways.goNext).toHaveBeenCalledOnce()
  })

  test('the tension is validated only after eligibility', async () => {
    const requests = answering({
      ...company.successfulCompanyCalls,
      [company.calls.eligibility]: { body: { ...person.newCustomer, is_new_customer: false } },
    })
    company.renderCompany({
      domain: 'commercial',
      flags: handled,
      draft: premisesWith(company.companyTypedIn, ['electricity']),
    })
    await pressButton('Next')
    expect(await screen.findByRole('dialog', { name: 'Active account' })).toBeDefined()
    expect(requests.callCount(company.calls.tension)).toBe(0)
  })

  test('the tension of a management corporation continues and is saved in the draft', async () => {
    const { ways } = await goOnAsCompany({ mcst: true })
    expect(ways.goNext).toHaveBeenCalledOnce()
    expect(readDraft().signup.mcst).toBe(true)
    expect(readDraft().particulars.tensionServedWith).toMatchObject({
      tensionLevel: 'HT',
      nric: '201500004E',
    })
  })

  test('a tension that is not served ends an application for electricity alone', async () => {
    const { ways } = await goOnAsCompany({ services: ['electricity'] })
    expect((await screen.findByRole('dialog')).textContent).toContain('Customer line: 1800 2222 333')
    const buttons = within(await screen.findByRole('dialog')).getAllByRole('button')
    expect(buttons.map(({ textContent }) => textContent)).toEqual(['Go back to open account screen'])
    await pressButton('Go back to open account screen')
    expect(ways.cancel).toHaveBeenCalledOnce()
    expect(ways.goNext).not.toHaveBeenCalled()
  })

  test.each<[string, readonly Service[]]>([
    ['water', ['electricity', 'water']],
    ['centralised cooling', ['electricity', 'cooling']],
  ])('with %s a tension that is not served allows to continue without electricity', async (_, services) => {
    const { ways } = await goOnAsPerson({ services })
    expect(ways.goNext).not.toHaveBeenCalled()
    await pressButton('Continue')
    expect(ways.goNext).toHaveBeenCalledOnce()
    const { premises, turnOnServices, signup } = readDraft()
    expect(turnOnServices.services.electricity).toBe(false)
    expect(turnOnServices).toMatchObject({
      services: { water: services.includes('water') },
      chilled_water: services.includes('cooling'),
    })
    expect(premises.tension).toBe('')
    expect(signup.tensionDisabled).toBe(false)
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  test('the tension of the look-up is restored and locked with electricity, and validated again', async () => {
    const { unmount } = await goOnAsCompany()
    await pressButton('Continue')
    unmount()
    answering({ 'POST /v1/premise/useOfPremise': { body: [] } })
    renderStep({
      step: 'premises',
      Screen: CommercialPremisesStep,
      domain: 'commercial',
      type: 'company',
      flags: { kind: 'answer', answer: { ...handled, settings: {} } },
      draft: readDraft(),
    })
    fireEvent.click(screen.getByLabelText('Electricity'))
    expect(screen.getByText('Found at the premises')).toBeDefined()
    const { premises, signup, particulars } = readDraft()
    expect(premises.tension).toBe('HT')
    expect(signup.tensionDisabled).toBe(true)
    expect(particulars).toMatchObject({ tensionGivenUp: '', tensionServedWith: null })
  })

  test('a chosen tension can be chosen again with electricity', () => {
    const start = emptyDraft('commercial')
    const chosen: Draft = { ...start, premises: { ...start.premises, tension: 'HT' } }
    expect(withElectricityDeselected(chosen, 'commercial')).toMatchObject({
      premises: { tension: '' },
      particulars: { tensionGivenUp: '' },
    })
  })

  test('closing the dialog of a tension that is not served changes nothing', async () => {
    const { ways } = await goOnAsCompany()
    await pressButton('Cancel')
    expect(readDraft().turnOnServices.services.electricity).toBe(true)
    expect(readDraft().premises.tension).toBe('HT')
    expect(ways.goNext).not.toHaveBeenCalled()
  })

  test('a tension that cannot be validated shows the error, and Next tries again', async () => {
    answering({ ...company.successfulCompanyCalls, [company.calls.tension]: refusal('upstream_error') })
    const { ways } = company.renderCompany({
      domain: 'commercial',
      flags: handled,
      draft: premisesWith(company.companyTypedIn, ['electricity']),
    })
    await pressButton('Next')
    expect((await screen.findByRole('dialog')).textContent).toContain('There was a problem validating curb')
    expect((await screen.findByRole('dialog')).textContent).toContain('Customer line: 1800 2222 333')
    await pressButton('Close')
    expect(screen.getByRole('button', { name: 'Next' }).getAttribute('aria-disabled')).toBeNull()
    expect(ways.goNext).not.toHaveBeenCalled()
  })
})
