import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { useLayoutEffect } from 'react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import type { ApplicationFacts } from '@open-account/domain/application/facts'
import { renderStep } from '../../test/renderStep.tsx'
import { afterPaint } from '../kit/document/afterPaint.ts'
import type { Draft } from './draft.ts'
import { readDraft, saveDraft } from './draftStore.ts'
import { factsOf } from './factsOf.ts'
import { writeOtp } from './otp.ts'
import { readSession, sessionKeys } from './session.ts'
import { type ApplicationNow, useDraftForm } from './useDraftForm.ts'
import { useWizard } from './useWizard.ts'

const schema = vi.fn<(now: ApplicationNow) => z.ZodMiniType>(() =>
  z.looseObject({
    premises: z.looseObject({
      premise_address: z.looseObject({ premise_street_name: z.string().check(z.minLength(1, 'No street')) }),
    }),
  }),
)

const left = vi.fn<(value: string) => void>()

const Step = () => {
  const { goNext } = useWizard()
  const form = useDraftForm({
    slices: [
      'premises',
      'bankruptcy',
      'personal_information',
      'personal_contact_information',
      'company_information',
    ],
    schema,
    onNext: goNext,
  })
  return (
    <form.AppForm>
      <form.Body>
        <form.AppField name="premises.premise_address.premise_block">
          {field => <field.TextField label="Block" onLeave={left} />}
        </form.AppField>
        <form.AppField name="premises.premise_address.premise_street_name">
          {field => <field.TextField label="Street" />}
        </form.AppField>
        <form.AppField name="personal_information.name">
          {field => <field.TextField label="Name" />}
        </form.AppField>
        <form.AppField name="personal_contact_information.email">
          {field => <field.TextField label="Email" />}
        </form.AppField>
        <form.AppField name="company_information.company_name">
          {field => <field.TextField label="Company Name" />}
        </form.AppField>
        <form.AppField name="company_information.company_name_source">
          {field => <field.TextField label="Source" />}
        </form.AppField>
        <form.AppField name="bankruptcy.bankruptcy">
          {field => <field.Checkbox label="Bankrupt" />}
        </form.AppField>
        <button type="submit">Next</button>
      </form.Body>
    </form.AppForm>
  )
}

const open = (draft?: (emptyDraft: Draft) => Partial<Draft>) =>
  renderStep({ step: 'premises', Screen: Step, ...(draft && { draft }) })
const box = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name })
const type = (name: string, value: string): void => {
  fireEvent.change(box(name), { target: { value } })
}
const next = () =>
  act(async () => {
    fireEvent.click(screen.getByRole('button', { name: 'Next' }))
    await afterPaint()
  })
const street = (premise_street_name: string) =>
  act(() =>
    saveDraft(({ premises }) => ({
      premises: { ...premises, premise_address: { ...premises.premise_address, premise_street_name } },
    })),
  )
/** The draft that a refresh would read. */
const stored = () => JSON.parse(readSession(sessionKeys.data) ?? '{}') as Draft

afterEach(() => {
  cleanup()
  schema.mockClear()
})

describe('a form over the draft', () => {
  test('a key press saves the value before the field is left', () => {
    open()
    type('Block', '145')
    expect(stored().premises.premise_address.premise_block).toBe('145')
  })

  test('a key pressed right after the step is rendered is not lost', () => {
    const EarlyTyping = () => {
      useLayoutEffect(() => type('Block', '145'), [])
      return <Step />
    }
    renderStep({ step: 'premises', Screen: EarlyTyping })
    expect(box('Block').value).toBe('145')
    expect(stored().premises.premise_address.premise_block).toBe('145')
  })

  test('the form shows a value that was written to the draft', () => {
    open()
    street('LORONG 2 TOA PAYOH')
    expect(box('Street').value).toBe('LORONG 2 TOA PAYOH')
  })

  test('a look-up that ends during typing does not overwrite the text', () => {
    open()
    type('Name', 'Tan Mei')
    street('LORONG 2 TOA PAYOH')
    type('Name', 'Tan Mei Ling')
    expect(box('Street').value).toBe('LORONG 2 TOA PAYOH')
    expect(readDraft().personal_information.name).toBe('Tan Mei Ling')
    expect(readDraft().premises.premise_address.premise_street_name).toBe('LORONG 2 TOA PAYOH')
  })

  test('the form shows the consequences of an edit', () => {
    open(({ company_information: company }) => ({
      company_information: { ...company, company_name: 'LORONG TRADING', company_name_source: 'ACRA' },
    }))
    type('Company Name', 'LORONG TRADE')
    expect(box('Source').value).toBe('')
    expect(readDraft().company_information).toMatchObject({
      company_name: 'LORONG TRADE',
      company_name_source: '',
    })
  })

  test('an unchanged form saves nothing', () => {
    const { unmount } = open()
    const write = vi.spyOn(Storage.prototype, 'setItem')
    fireEvent.focusOut(box('Block'))
    unmount()
    expect(write).not.toHaveBeenCalled()
    write.mockRestore()
  })

  test('an error disappears when the draft receives the answer elsewhere', async () => {
    open()
    await next()
    expect(screen.getAllByText('No street')).not.toEqual([])
    street('LORONG 2 TOA PAYOH')
    await waitFor(() => expect(screen.queryByText('No street')).toBeNull())
  })

  test('Next continues with valid slices', async () => {
    const { ways } = open()
    street('LORONG 2 TOA PAYOH')
    await next()
    expect(ways.goNext).toHaveBeenCalledOnce()
  })
})

describe('a typed value is normalised', () => {
  test('a typed value is normalised in the draft and the form when its field is left', () => {
    open()
    type('Block', 'blk 145a')
    expect(readDraft().premises.premise_address.premise_block).toBe('blk 145a')
    fireEvent.focusOut(box('Block'))
    expect(readDraft().premises.premise_address.premise_block).toBe('145A')
    expect(box('Block').value).toBe('145A')
  })

  test('what runs when a field is left has the normalised value', () => {
    open()
    type('Block', 'blk 145a')
    fireEvent.blur(box('Block'))
    expect(left).toHaveBeenLastCalledWith('145A')
  })

  test('a space after an address does not remove its verification', () => {
    const email = 'mei.ling.tan@example.sg'
    const stateId = 'wuTVrpPUBwl6uP1gfjTatA'
    open(({ personal_contact_information: contact, review }) => ({
      personal_contact_information: { ...contact, email },
      review: { ...review, ebill: true, ebill_verified: true },
    }))
    writeOtp({ stateId, email }, { status: 'verified' })
    type('Email', `${email} `)
    fireEvent.focusOut(box('Email'))
    expect(readDraft().personal_contact_information.email).toBe(email)
    expect(readDraft().review.ebill_verified).toBe(true)
  })

  test('a typed value is normalised before Next', async () => {
    open()
    type('Name', ' Tan Mei Ling ')
    await next()
    expect(readDraft().personal_information.name).toBe('Tan Mei Ling')
  })

  test('a typed value is normalised when the step is left', () => {
    const { unmount } = open()
    type('Name', ' Tan Mei Ling ')
    unmount()
    expect(readDraft().personal_information.name).toBe('Tan Mei Ling')
  })
})

test('a step is checked with the facts of its draft', async () => {
  open(({ signup }) => ({ signup: { ...signup, timeslot_allowed: true } }))
  fireEvent.click(screen.getByRole('checkbox', { name: 'Bankrupt' }))
  await next()
  const checked: ApplicationFacts | undefined = schema.mock.lastCall?.[0].facts
  const facts = factsOf(readDraft(), { domain: 'residential', type: 'personal', nanl: false }, 'normal', {
    highTensionHandled: false,
    electronicSignature: false,
    otpBypassed: false,
  })
  expect(checked).toEqual(facts)
  expect(checked).toMatchObject({ bankrupt: true, timeslotAllowed: false })
})

test('the last parts of the paths are unique among the slices of each form, so that every control has its own id', () => {
  open()
  const leaves = (part: object): readonly string[] =>
    Object.entries(part).flatMap(([key, value]: [string, unknown]) =>
      typeof value === 'object' && value !== null && !Array.isArray(value) ? leaves(value) : [key],
    )
  const draft = readDraft()
  const forms = [
    [draft.premises, draft.turnOnServices],
    [draft.personal_information, draft.personal_contact_information, draft.bankruptcy],
    [draft.company_information, draft.representative],
    [draft.review, draft.security_deposit],
    [draft.payment],
  ]
  for (const slices of forms) {
    const names = slices.flatMap(leaves)
    expect(names).toEqual([...new Set(names)])
  }
})

describe('while Next waits for an answer', () => {
  const check = vi.fn<() => Promise<void>>()
  const WaitingStep = () => {
    const { goNext } = useWizard()
    const form = useDraftForm({
      slices: ['premises'],
      schema: () => z.looseObject({}),
      onNext: async isCurrent => {
        await check()
        if (isCurrent()) await goNext()
      },
    })
    return (
      <form.AppForm>
        <form.Body>
          <form.AppField name="premises.premise_address.premise_block">
            {field => <field.TextField label="Block" />}
          </form.AppField>
          <button type="submit">Next</button>
        </form.Body>
      </form.AppForm>
    )
  }
  /** Presses Next, whose check ends by the returned function. */
  const press = async () => {
    const first = Promise.withResolvers<void>()
    check.mockReset().mockReturnValueOnce(first.promise).mockResolvedValue()
    const { ways } = renderStep({ step: 'premises', Screen: WaitingStep })
    await next()
    expect(check).toHaveBeenCalledOnce()
    return { ways, end: () => act(async () => first.resolve()) }
  }

  test('Next goes on with the answers that it was pressed with', async () => {
    const { ways, end } = await press()
    await end()
    await waitFor(() => expect(ways.goNext).toHaveBeenCalledOnce())
    expect(check).toHaveBeenCalledOnce()
  })

  test('an edited answer needs another press, which checks it', async () => {
    const { ways, end } = await press()
    type('Block', '145')
    await end()
    expect(ways.goNext).not.toHaveBeenCalled()
    await next()
    expect(check).toHaveBeenCalledTimes(2)
    expect(ways.goNext).toHaveBeenCalledOnce()
  })

  test('a step that is left does not go on', async () => {
    const { ways, end } = await press()
    history.pushState(null, '', '/open-account')
    await end()
    expect(ways.goNext).not.toHaveBeenCalled()
  })
})
