import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { afterPaint } from '../document/afterPaint.ts'
import { validateOnNext, useAppForm } from './useAppForm.ts'

const schema = z.object({
  block: z.string().min(1, 'House/Block No. is required'),
  street: z.string().max(5, 'Maximum of 5 characters are allowed for Street'),
  agreed: z.literal(true, 'Please agree'),
})

interface StepProps {
  readonly onNext?: () => void
}

const Step = ({ onNext }: StepProps) => {
  const form = useAppForm({
    defaultValues: { block: '', street: '', agreed: false },
    validationLogic: validateOnNext,
    validators: { onDynamic: schema },
    onSubmit: () => onNext?.(),
  })
  return (
    <form.AppForm>
      <form.Body>
        <form.AppField name="block">{field => <field.TextField label="House/Block No." />}</form.AppField>
        <form.AppField name="street">{field => <field.TextField label="Street" />}</form.AppField>
        <form.AppField name="agreed">{field => <field.Checkbox label="I agree" />}</form.AppField>
        <button type="submit">Next</button>
      </form.Body>
    </form.AppForm>
  )
}

const next = () =>
  act(async () => {
    fireEvent.click(screen.getByRole('button', { name: 'Next' }))
    await afterPaint()
  })
const box = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name })
const type = (name: string, value: string) => fireEvent.change(box(name), { target: { value } })

beforeEach(() => {
  document.title = 'Your Premises'
})
afterEach(cleanup)

describe('a form', () => {
  test('no error shows before the first attempt to continue', () => {
    render(<Step />)
    type('Street', 'much too long')
    fireEvent.blur(box('Street'))
    expect(screen.queryByRole('alert')).toBeNull()
    expect(box('Street').hasAttribute('aria-invalid')).toBe(false)
  })

  test('a refused form focuses a summary of its errors, in the order of the fields', async () => {
    render(<Step />)
    type('Street', 'much too long')
    await next()
    expect(document.activeElement).toBe(screen.getByRole('alert'))
    expect(screen.getAllByRole('link').map(link => link.textContent)).toEqual([
      'House/Block No. is required',
      'Maximum of 5 characters are allowed for Street',
      'Please agree',
    ])
    expect(screen.getAllByText('House/Block No. is required')).toHaveLength(2)
  })

  test('a refused form keeps the typed text', async () => {
    render(<Step />)
    type('Street', 'much too long')
    await next()
    expect(box('Street').value).toBe('much too long')
  })

  test('the title of the page is marked while there are errors', async () => {
    render(<Step />)
    await next()
    expect(document.title).toBe('Error: Your Premises')
    type('House/Block No.', '145')
    fireEvent.click(screen.getByRole('checkbox'))
    await act(async () => fireEvent.blur(box('House/Block No.')))
    expect(document.title).toBe('Your Premises')
  })

  test('a field is validated again on blur after an attempt', async () => {
    render(<Step />)
    await next()
    type('House/Block No.', '145')
    await act(async () => fireEvent.blur(box('House/Block No.')))
    expect(box('House/Block No.').hasAttribute('aria-invalid')).toBe(false)
  })

  test('a valid form continues', async () => {
    const onNext = vi.fn<() => void>()
    render(<Step onNext={onNext} />)
    type('House/Block No.', '145')
    fireEvent.click(screen.getByRole('checkbox'))
    await next()
    expect(onNext).toHaveBeenCalledOnce()
  })
})
