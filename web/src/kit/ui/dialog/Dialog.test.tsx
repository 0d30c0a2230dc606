import { cleanup, createEvent, fireEvent, render, screen } from '@testing-library/react'
import { lazy, type ReactNode, Suspense } from 'react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import '../../../../test/modalDialogs.ts'
import { Button } from '../button/Button.tsx'
import { Dialog } from './Dialog.tsx'
import { InfoDialog } from './InfoDialog.tsx'

afterEach(cleanup)

const escape = () => {
  const dialog = screen.getByRole('dialog')
  const cancel = createEvent('cancel', dialog, { cancelable: true })
  fireEvent(dialog, cancel)
  return cancel
}

describe('a dialog', () => {
  test('a dialog has its title as its name and focuses it', () => {
    render(
      <Dialog title="Leaving this website" actions={<Button>Continue</Button>}>
        Please review the new site.
      </Dialog>,
    )
    expect(screen.getByRole('dialog', { name: 'Leaving this website' })).toBeDefined()
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Leaving this website' }))
  })

  test('Escape closes a dialog that can be dismissed', () => {
    const dismiss = vi.fn<() => void>()
    render(
      <Dialog title="Cancel application" onDismiss={dismiss} actions={<Button>No</Button>}>
        Your answers will be lost.
      </Dialog>,
    )
    escape()
    expect(dismiss).toHaveBeenCalledOnce()
  })

  test('a dialog stays open when a dialog inside it is dismissed', () => {
    const dismiss = vi.fn<() => void>()
    const dismissQuestion = vi.fn<() => void>()
    render(
      <Dialog title="Waterborne tax" onDismiss={dismiss} actions={<Button>Close</Button>}>
        <Dialog title="Leaving this website" onDismiss={dismissQuestion} actions={<Button>Cancel</Button>}>
          Please review the new site.
        </Dialog>
      </Dialog>,
    )
    const question = screen.getByRole('dialog', { name: 'Leaving this website' })
    fireEvent(question, createEvent('cancel', question, { cancelable: true }))
    expect(dismissQuestion).toHaveBeenCalledOnce()
    expect(dismiss).not.toHaveBeenCalled()
  })

  test('a late close event does not dismiss an open dialog', () => {
    const dismiss = vi.fn<() => void>()
    render(
      <Dialog title="Cancel application" onDismiss={dismiss} actions={<Button>No</Button>}>
        Your answers will be lost.
      </Dialog>,
    )
    fireEvent(screen.getByRole('dialog'), new Event('close'))
    expect(dismiss).not.toHaveBeenCalled()
  })

  test('the close event of an unmounted dialog does not dismiss anything', () => {
    const dismiss = vi.fn<() => void>()
    const Loading = lazy(() => new Promise<never>(() => undefined))
    const view = (next: boolean) => (
      <Suspense>
        {next ? (
          <Loading />
        ) : (
          <Dialog title="Review and Sign" onDismiss={dismiss} actions={<Button>Sign</Button>}>
            The form.
          </Dialog>
        )}
      </Suspense>
    )
    const { rerender } = render(view(false))
    const dialog = screen.getByRole('dialog')
    rerender(view(true))
    fireEvent(dialog, new Event('close'))
    expect(dismiss).not.toHaveBeenCalled()
  })

  test('a blocking dialog stays open on Escape', () => {
    render(
      <Dialog title="Error" actions={<Button>Back to start</Button>}>
        This application cannot go on.
      </Dialog>,
    )
    expect(escape().defaultPrevented).toBe(true)
    expect(screen.getByRole('dialog')).toBeDefined()
  })

  test('a blocking dialog reopens when the browser closes it', () => {
    render(
      <Dialog title="Error" actions={<Button>Back to start</Button>}>
        This application cannot go on.
      </Dialog>,
    )
    const dialog = screen.getByRole<HTMLDialogElement>('dialog')
    dialog.close()
    fireEvent(dialog, new Event('close'))
    expect(dialog.open).toBe(true)
  })

  test('closing a dialog returns the focus to the button that opened it', () => {
    render(<InfoDialog label="Security deposit">The rates.</InfoDialog>)
    const opener = screen.getByRole('button', { name: 'Security deposit' })
    opener.focus()
    fireEvent.click(opener)
    expect(screen.getByRole('dialog', { name: 'Security deposit' })).toBeDefined()
    fireEvent.click(screen.getByRole('button', { name: 'Close' }))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(document.activeElement).toBe(opener)
  })

  test('closing a dialog that opened with the page focuses the heading of the page', () => {
    const page = (dialog: ReactNode) => (
      <>
        <h1 tabIndex={-1}>Company Information</h1>
        {dialog}
      </>
    )
    const { rerender } = render(
      page(
        <Dialog title="The company is not live" actions={<Button>Go back</Button>}>
          Please use another company.
        </Dialog>,
      ),
    )
    rerender(page(null))
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Company Information' }))
  })
})
