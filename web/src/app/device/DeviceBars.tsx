import type { ComponentProps } from 'react'
import { createPortal } from 'react-dom'
import { DeviceBar } from './DeviceBar.tsx'
import { useOpenDialogs } from '../../kit/ui/dialog/useOpenDialogs.ts'

/**
 * The device's bar over the page, and at the same place over each open dialog. A modal dialog makes everything
 * outside it inert, so only the topmost bar can be used. Each bar stays mounted, so that the focus returns to its
 * button when a dialog closes.
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
