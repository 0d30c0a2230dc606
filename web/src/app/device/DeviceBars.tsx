import type { ComponentProps } from 'react'
import { createPortal } from 'react-dom'
import { DeviceBar } from './DeviceBar.tsx'
import { useOpenDialogs } from './useOpenDialogs.ts'

/**
 * The device's bar over the page, and over each dialog that is open, at the same place. A modal dialog takes everything
 * outside it out of reach, for every way of using the page; so only the topmost bar is ever there. None of them moves:
 * the focus finds the button that it came from when a dialog goes.
 */
export const DeviceBars = (props: ComponentProps<typeof DeviceBar>) => {
  const bar = <DeviceBar {...props} />
  return (
    <>
      {bar}
      {useOpenDialogs().map((dialog, depth) => createPortal(bar, dialog, String(depth)))}
    </>
  )
}
