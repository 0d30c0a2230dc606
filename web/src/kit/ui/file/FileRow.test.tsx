import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { FileRow } from './FileRow.tsx'
import type { FileState } from './fileState.ts'
import { formatSize } from './describeFile.ts'

afterEach(cleanup)

const photo = { name: 'water meter.jpg', size: 922_000 }
const renderRow = (state: FileState) => {
  const called = {
    choose: vi.fn<(files: readonly File[]) => void>(),
    cancel: vi.fn<() => void>(),
    remove: vi.fn<() => void>(),
  }
  render(
    <ul>
      <FileRow
        id="water"
        label="Water meter reading"
        accept=".jpg"
        state={state}
        onChoose={called.choose}
        onCancel={called.cancel}
        onRemove={called.remove}
      />
    </ul>,
  )
  return called
}

test.each([
  [0, '1 KB'],
  [710_400, '710 KB'],
  [1_800_000, '1.8 MB'],
])('%d bytes are formatted as %j', (bytes, text) => {
  expect(formatSize(bytes)).toBe(text)
})

describe('the row of a document', () => {
  test('a row without a file has a button to choose one', () => {
    const { choose } = renderRow({ status: 'idle' })
    const file = new File(['x'], 'water meter.jpg', { type: 'image/jpeg' })
    fireEvent.change(screen.getByLabelText('Water meter reading'), { target: { files: [file] } })
    expect(choose).toHaveBeenCalledWith([file])
  })

  test('a row accepts a dropped file', () => {
    const { choose } = renderRow({ status: 'idle' })
    const file = new File(['x'], 'water meter.jpg', { type: 'image/jpeg' })
    fireEvent.drop(screen.getByText('Water meter reading'), { dataTransfer: { files: [file] } })
    expect(choose).toHaveBeenCalledWith([file])
  })

  test('an upload shows its progress and can be cancelled', () => {
    const { cancel } = renderRow({ status: 'processing', file: photo, percent: 62 })
    expect(screen.getByText('water meter.jpg · 922 KB · 62% uploaded')).toBeDefined()
    expect(
      screen.getByRole<HTMLProgressElement>('progressbar', { name: 'Water meter reading upload' }).value,
    ).toBe(62)
    fireEvent.click(screen.getByRole('button', { name: 'Cancel Water meter reading' }))
    expect(cancel).toHaveBeenCalledOnce()
  })

  test('an uploaded file shows its status and note and can be removed', () => {
    const { remove } = renderRow({
      status: 'uploaded',
      file: photo,
      note: 'made smaller from 1.8 MB to 922 KB',
    })
    expect(screen.getByText('Uploaded')).toBeDefined()
    expect(screen.getByText(/made smaller from 1.8 MB to 922 KB/)).toBeDefined()
    fireEvent.click(screen.getByRole('button', { name: 'Remove Water meter reading' }))
    expect(remove).toHaveBeenCalledOnce()
  })

  test('an uploaded file can be replaced', () => {
    const { choose } = renderRow({ status: 'uploaded', file: photo })
    const file = new File(['x'], 'other.jpg', { type: 'image/jpeg' })
    fireEvent.change(screen.getByLabelText('Choose another file: Water meter reading'), {
      target: { files: [file] },
    })
    expect(choose).toHaveBeenCalledWith([file])
  })

  test('Remove cannot be pressed again during the deletion', () => {
    const { remove } = renderRow({ status: 'deleting', file: photo })
    fireEvent.click(screen.getByRole('button', { name: 'Remove Water meter reading' }))
    expect(remove).not.toHaveBeenCalled()
  })

  test('a refused file shows the error at its control and offers the repair', () => {
    const onRepair = vi.fn<() => void>()
    const text = 'The name of the file has signs that are not allowed.'
    renderRow({
      status: 'error',
      file: photo,
      message: text,
      repair: { label: 'Rename to “meter.jpg”', onRepair },
    })
    const control = screen.getByLabelText('Water meter reading')
    expect(control.getAttribute('aria-describedby')?.split(' ').at(-1)).toBe(
      screen.getByText(text).closest('[id]')?.id,
    )
    fireEvent.click(screen.getByRole('button', { name: 'Rename to “meter.jpg”' }))
    expect(onRepair).toHaveBeenCalledOnce()
  })
})
