import { act, fireEvent, render, screen, within } from '@testing-library/react'
import { useLayoutEffect, useState } from 'react'
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { advanceTime } from '../../../test/advanceTime.ts'
import { DateField } from '../../kit/ui/dates/DateField.tsx'
import { Dialog } from '../../kit/ui/dialog/Dialog.tsx'
import { Button } from '../../kit/ui/button/Button.tsx'
import { OtpField } from '../../kit/ui/field/OtpField.tsx'
import { TextArea } from '../../kit/ui/field/TextArea.tsx'
import { TextField, type TextFieldProps } from '../../kit/ui/field/TextField.tsx'
import { Keyboard } from './Keyboard.tsx'
import { layouts } from './layouts.ts'

const scrolled = vi.fn<(options: ScrollIntoViewOptions) => void>()
beforeEach(() => {
  scrolled.mockClear()
  Element.prototype.scrollIntoView = scrolled
})

const Text = (props: Partial<TextFieldProps>) => {
  const [value, setValue] = useState(props.value ?? '')
  return <TextField id="f" label="Name" {...props} value={value} onChange={setValue} />
}
const keyboard = () => screen.queryByRole('region', { name: 'On-screen keyboard' })
const field = (name = 'Name') => screen.getByRole<HTMLInputElement>('textbox', { name })
const focus = (name?: string) => act(() => field(name).focus())
const press = (...names: readonly string[]) => {
  for (const name of names) fireEvent.click(within(screen.getByRole('region')).getByRole('button', { name }))
}

describe('the keys', () => {
  test('the keyboard shows for a text field only', () => {
    render(
      <>
        <Text />
        <Button>Next</Button>
        <input type="checkbox" aria-label="Same" />
        <input readOnly aria-label="Fixed" />
        <Keyboard />
      </>,
    )
    expect(keyboard()).toBeNull()
    focus()
    expect(keyboard()).not.toBeNull()
    for (const other of [
      screen.getByRole('button', { name: 'Next' }),
      screen.getByRole('checkbox'),
      field('Fixed'),
    ]) {
      act(() => other.focus())
      expect(keyboard()).toBeNull()
    }
  })

  test('the keyboard shows for a field that was focused while it loaded', () => {
    const Hasty = () => {
      useLayoutEffect(() => field().focus(), [])
      return null
    }
    render(
      <>
        <Text />
        <Keyboard />
        <Hasty />
      </>,
    )
    expect(keyboard()).not.toBeNull()
  })

  const digits = ['1', '2', '3', '4', '5', '6', '7', '8', '9']
  const digitKeys = (...more: readonly string[]) => [...digits, ...more, 'Backspace', 'Hide keyboard']
  const namesOfKeys = () =>
    within(screen.getByRole('region'))
      .getAllByRole('button')
      .map(key => key.ariaLabel ?? key.textContent)

  test.each<[string, Partial<TextFieldProps>, readonly string[]]>([
    ['a number', { inputMode: 'numeric' }, digitKeys('0')],
    ['a decimal number', { inputMode: 'decimal' }, digitKeys('Full stop', '0')],
    ['a phone number', { inputMode: 'tel' }, digitKeys('Plus', '0')],
  ])('%s has keys for its characters only', (_field, props, names) => {
    render(
      <>
        <Text {...props} />
        <Keyboard />
      </>,
    )
    focus()
    expect(namesOfKeys()).toEqual(names)
  })

  test('a date has keys for digits and the slash only', () => {
    render(
      <>
        <DateField id="d" label="Name" value="" onChange={() => undefined} />
        <Keyboard />
      </>,
    )
    focus()
    expect(namesOfKeys()).toEqual(digitKeys('Slash', '0'))
  })

  test.each<[string, Partial<TextFieldProps>, readonly string[]]>([
    ['a field of text', {}, ['q', 'Space', 'Apostrophe']],
    ['an e-mail', { type: 'email' }, ['q', 'At sign', 'dot com']],
  ])('%s has keys for letters and for its own characters', (_field, props, names) => {
    render(
      <>
        <Text {...props} />
        <Keyboard />
      </>,
    )
    focus()
    expect(namesOfKeys()).toEqual(expect.arrayContaining([...names]))
  })

  test('every layout has the same number of rows, so that no field moves when the layout changes', () => {
    expect(new Set(Object.values(layouts).map(rows => rows.length))).toEqual(new Set([5]))
  })

  test('Tab skips the keys, and pressing one leaves the focus in the field', () => {
    render(
      <>
        <Text />
        <Keyboard />
      </>,
    )
    focus()
    const keys = within(screen.getByRole('region')).getAllByRole('button')
    expect(keys.every(({ tabIndex }) => tabIndex === -1)).toBe(true)
    expect(fireEvent.mouseDown(keys[0] ?? document.body)).toBe(false)
  })

  test('the keys have accessible names', () => {
    render(
      <>
        <Text />
        <Keyboard />
      </>,
    )
    focus()
    for (const name of ['Space', 'Backspace', 'Capitals', 'Hide keyboard', 'Hyphen', 'Number sign'])
      expect(screen.getByRole('button', { name })).toBeDefined()
  })

  test('the field scrolls out from behind the keyboard, and stays there while it is typed into', () => {
    render(
      <>
        <Text />
        <Keyboard />
      </>,
    )
    focus()
    expect(scrolled).toHaveBeenCalledExactlyOnceWith({ block: 'nearest' })
    press('a')
    expect(scrolled).toHaveBeenCalledTimes(2)
  })

  describe('during a press on a button', () => {
    const beginPress = () => {
      vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
      onTestFinished(() => {
        vi.useRealTimers()
      })
      render(
        <>
          <Text />
          <Button>Next</Button>
          <Keyboard />
        </>,
      )
      focus()
      const next = screen.getByRole('button', { name: 'Next' })
      fireEvent.pointerDown(next)
      act(() => next.focus())
      return next
    }

    test('the keyboard stays until the click is delivered', () => {
      const next = beginPress()
      expect(keyboard()).not.toBeNull()
      fireEvent.pointerUp(next)
      expect(keyboard()).not.toBeNull()
      fireEvent.click(next)
      expect(keyboard()).toBeNull()
    })

    test('the keyboard goes when the press becomes a scroll', () => {
      fireEvent.pointerCancel(beginPress())
      expect(keyboard()).toBeNull()
    })

    test('the keyboard goes half a second after a press without a click', async () => {
      fireEvent.pointerUp(beginPress())
      await advanceTime(499)
      expect(keyboard()).not.toBeNull()
      await advanceTime(1)
      expect(keyboard()).toBeNull()
    })
  })

  test('the keyboard for a field in a dialog is inside the dialog', () => {
    render(
      <>
        <Dialog title="Verify" actions={<Button>OK</Button>}>
          <Text />
        </Dialog>
        <Keyboard />
      </>,
    )
    focus()
    expect(
      within(screen.getByRole('dialog')).getByRole('region', { name: 'On-screen keyboard' }),
    ).toBeDefined()
  })

  test('the Hide key hides the keyboard', () => {
    render(
      <>
        <Text />
        <Keyboard />
      </>,
    )
    focus()
    press('Hide keyboard')
    expect(keyboard()).toBeNull()
  })
})

describe('typing', () => {
  const type = (props: Partial<TextFieldProps>, ...names: readonly string[]) => {
    render(
      <>
        <Text {...props} />
        <Keyboard />
      </>,
    )
    focus()
    press(...names)
    return field().value
  }

  test.each<[string, Partial<TextFieldProps>, readonly string[], string]>([
    ['letters and digits', {}, ['b', 'l', 'k', 'Space', '1'], 'blk 1'],
    ['a capital for one letter', {}, ['Capitals', 'T', 'a', 'n'], 'Tan'],
    ['capitals for all letters', {}, ['Capitals', 'Capitals', 'A', 'B', 'Capitals lock', 'c'], 'ABc'],
    ['a letter taken back', {}, ['a', 'b', 'Backspace', 'c'], 'ac'],
    ['nothing to take back', {}, ['Backspace'], ''],
    ['an e-mail', { type: 'email' }, ['m', 'At sign', 'a', 'dot com'], 'm@a.com'],
    ['an e-mail with a letter taken back', { type: 'email' }, ['m', 'x', 'Backspace', 'At sign'], 'm@'],
    ['no more than fits', { maxLength: 2 }, ['a', 'b', 'c'], 'ab'],
    ['what the field makes of it', { normalise: typed => typed.toUpperCase() }, ['a', 'b'], 'AB'],
  ])('the keyboard types %s', (_what, props, names, value) => {
    expect(type(props, ...names)).toBe(value)
  })

  test('Backspace repeats while it is held down', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    onTestFinished(() => {
      vi.useRealTimers()
    })
    render(
      <>
        <Text value="145 Lorong" />
        <Keyboard />
      </>,
    )
    focus()
    const backspace = screen.getByRole('button', { name: 'Backspace' })
    fireEvent.pointerDown(backspace)
    await advanceTime(500 + 80 + 80)
    expect(field().value).toBe('145 Lor')
    fireEvent.pointerUp(backspace)
    await advanceTime(1000)
    expect(field().value).toBe('145 Lor')
  })

  test('typing inserts at the cursor and replaces the selection', () => {
    render(
      <>
        <Text value="Tan Kow" />
        <Keyboard />
      </>,
    )
    focus()
    field().setSelectionRange(4, 4)
    press('a', 'h', 'Space')
    expect(field().value).toBe('Tan ah Kow')
    field().setSelectionRange(0, 4)
    press('l')
    expect(field().value).toBe('lah Kow')
    expect(field().selectionStart).toBe(1)
  })

  test('a date typed as digits gets its slashes', () => {
    const Dated = () => {
      const [value, setValue] = useState('')
      return <DateField id="d" label="Name" value={value} onChange={setValue} />
    }
    render(
      <>
        <Dated />
        <Keyboard />
      </>,
    )
    focus()
    press('2', '7', '0', '3', '1', '9', '8', '5', 'Hide keyboard')
    expect(field().value).toBe('27/03/1985')
  })

  test('the keyboard types the digits of a one-time password', () => {
    const Password = () => {
      const [value, setValue] = useState('')
      return <OtpField id="o" label="Name" digits={6} value={value} onChange={setValue} />
    }
    render(
      <>
        <Password />
        <Keyboard />
      </>,
    )
    focus()
    press('1', '2', '3')
    expect(field().value).toBe('123')
  })

  test('the keyboard types a line break in a text area only', () => {
    const Lines = () => {
      const [value, setValue] = useState('')
      return <TextArea id="t" label="Name" value={value} onChange={setValue} />
    }
    render(
      <>
        <Lines />
        <Keyboard />
      </>,
    )
    focus()
    press('a', 'New line', 'b')
    expect(field().value).toBe('a\nb')
  })

  test('a field can prevent typing by its beforeinput event', () => {
    render(
      <>
        <Text />
        <Keyboard />
      </>,
    )
    focus()
    const inputEvents: string[] = []
    field().addEventListener('beforeinput', event => {
      inputEvents.push(event.inputType)
      if (event.data === 'x') event.preventDefault()
    })
    press('a', 'x', 'Backspace')
    expect(inputEvents).toEqual(['insertText', 'insertText', 'deleteContentBackward'])
    expect(field().value).toBe('')
  })
})
