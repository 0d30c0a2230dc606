import type { ComponentType } from 'react'
import { ApplicationsPanel } from './panels/ApplicationsPanel.tsx'
import { ClockPanel } from './panels/ClockPanel.tsx'
import { CoveragePanel } from './panels/CoveragePanel.tsx'
import { EventsPanel } from './panels/EventsPanel.tsx'
import { FaultsPanel } from './panels/FaultsPanel.tsx'
import { FlagsPanel } from './panels/FlagsPanel.tsx'
import { InboxPanel } from './panels/InboxPanel.tsx'
import { OwnValuesPanel } from './panels/OwnValuesPanel.tsx'
import { PersonasPanel } from './panels/PersonasPanel.tsx'
import { RequestLogPanel } from './panels/RequestLogPanel.tsx'
import { StreamsPanel } from './panels/StreamsPanel.tsx'
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
      {
        id: 'own-values',
        name: 'Values of your own',
        use: 'Premises, customers, companies',
        Panel: OwnValuesPanel,
      },
      { id: 'personas', name: 'Personas', use: 'Choose, edit, add', Panel: PersonasPanel },
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
      {
        id: 'applications',
        name: 'Applications',
        use: 'Documents, payments; make some',
        Panel: ApplicationsPanel,
      },
      { id: 'streams', name: 'Streams', use: 'Uploads of kiosks and phones', Panel: StreamsPanel },
      {
        id: 'events',
        name: 'Events and webhooks',
        use: 'What happened, and who is notified',
        Panel: EventsPanel,
      },
      { id: 'coverage', name: 'Coverage', use: 'Rules reached and missing', Panel: CoveragePanel },
    ],
  },
  {
    title: 'Look up',
    panels: [{ id: 'values', name: 'Magic values', use: 'Inputs with known answers', Panel: ValuesPanel }],
  },
]
