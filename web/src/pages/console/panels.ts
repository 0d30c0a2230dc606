import type { ComponentType } from 'react'
import { ClockPanel } from './panels/ClockPanel.tsx'
import { FaultsPanel } from './panels/FaultsPanel.tsx'
import { FlagsPanel } from './panels/FlagsPanel.tsx'
import { InboxPanel } from './panels/InboxPanel.tsx'
import { RequestLogPanel } from './panels/RequestLogPanel.tsx'
import { ValuesPanel } from './panels/ValuesPanel.tsx'
import { WorldsPanel } from './panels/WorldsPanel.tsx'

interface PanelEntry {
  readonly id: string
  readonly name: string
  readonly use: string
  readonly Panel: ComponentType<{ readonly detail: string }>
}

/** Every panel, in groups. */
export const panelGroups: readonly { readonly title: string; readonly panels: readonly PanelEntry[] }[] = [
  {
    title: 'Steer',
    panels: [
      { id: 'worlds', name: 'Worlds', use: 'Make, switch, empty, save', Panel: WorldsPanel },
      { id: 'clock', name: 'Clock', use: 'Set, advance, freeze', Panel: ClockPanel },
      { id: 'flags', name: 'Flags and settings', use: 'Switches of the application', Panel: FlagsPanel },
      { id: 'faults', name: 'Faults and delay', use: 'Let calls fail or wait', Panel: FaultsPanel },
    ],
  },
  {
    title: 'Watch',
    panels: [
      {
        id: 'request-log',
        name: 'Request log',
        use: 'Each call, and why it was answered so',
        Panel: RequestLogPanel,
      },
      { id: 'inbox', name: 'Inbox', use: 'E-mails and one-time passwords', Panel: InboxPanel },
    ],
  },
  {
    title: 'Look up',
    panels: [{ id: 'values', name: 'Magic values', use: 'Inputs with known answers', Panel: ValuesPanel }],
  },
]
