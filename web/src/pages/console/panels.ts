import { type LazyPart, lazyPart } from '../../kit/ui/lazy/lazyPart.tsx'

/** What a panel gets: the thing in it that the address names; empty for none. */
interface PanelProps {
  readonly detail: string
}

interface PanelEntry {
  readonly id: string
  readonly name: string
  readonly use: string
  readonly Panel: LazyPart<PanelProps>
}

/** Every panel, in groups. Each loads by itself, so that the first one is there soon. */
export const panelGroups: readonly { readonly title: string; readonly panels: readonly PanelEntry[] }[] = [
  {
    title: 'Steer',
    panels: [
      {
        id: 'worlds',
        name: 'Worlds',
        use: 'Make, switch, empty, save',
        Panel: lazyPart(
          () => import('./panels/WorldsPanel.tsx'),
          panel => panel.WorldsPanel,
        ),
      },
      {
        id: 'clock',
        name: 'Clock',
        use: 'Set, advance, freeze',
        Panel: lazyPart(
          () => import('./panels/ClockPanel.tsx'),
          panel => panel.ClockPanel,
        ),
      },
      {
        id: 'flags',
        name: 'Flags and settings',
        use: 'Switches of the application',
        Panel: lazyPart(
          () => import('./panels/FlagsPanel.tsx'),
          panel => panel.FlagsPanel,
        ),
      },
      {
        id: 'faults',
        name: 'Faults and delay',
        use: 'Let calls fail or wait',
        Panel: lazyPart(
          () => import('./panels/FaultsPanel.tsx'),
          panel => panel.FaultsPanel,
        ),
      },
      {
        id: 'own-values',
        name: 'Values of your own',
        use: 'Premises, customers, companies',
        Panel: lazyPart(
          () => import('./panels/OwnValuesPanel.tsx'),
          panel => panel.OwnValuesPanel,
        ),
      },
      {
        id: 'personas',
        name: 'Personas',
        use: 'Choose, edit, add',
        Panel: lazyPart(
          () => import('./panels/PersonasPanel.tsx'),
          panel => panel.PersonasPanel,
        ),
      },
    ],
  },
  {
    title: 'Watch',
    panels: [
      {
        id: 'request-log',
        name: 'Request log',
        use: 'Each call, and why it was answered so',
        Panel: lazyPart(
          () => import('./panels/RequestLogPanel.tsx'),
          panel => panel.RequestLogPanel,
        ),
      },
      {
        id: 'inbox',
        name: 'Inbox',
        use: 'E-mails and one-time passwords',
        Panel: lazyPart(
          () => import('./panels/InboxPanel.tsx'),
          panel => panel.InboxPanel,
        ),
      },
      {
        id: 'applications',
        name: 'Applications',
        use: 'Documents, payments; make some',
        Panel: lazyPart(
          () => import('./panels/ApplicationsPanel.tsx'),
          panel => panel.ApplicationsPanel,
        ),
      },
      {
        id: 'links',
        name: 'Share links',
        use: 'An application for a colleague',
        Panel: lazyPart(
          () => import('./panels/LinksPanel.tsx'),
          panel => panel.LinksPanel,
        ),
      },
      {
        id: 'streams',
        name: 'Streams',
        use: 'Uploads of kiosks and phones',
        Panel: lazyPart(
          () => import('./panels/StreamsPanel.tsx'),
          panel => panel.StreamsPanel,
        ),
      },
      {
        id: 'events',
        name: 'Events and webhooks',
        use: 'What happened, and who is notified',
        Panel: lazyPart(
          () => import('./panels/EventsPanel.tsx'),
          panel => panel.EventsPanel,
        ),
      },
      {
        id: 'receiver',
        name: 'Test receiver',
        use: 'Webhooks without a server',
        Panel: lazyPart(
          () => import('./panels/ReceiverPanel.tsx'),
          panel => panel.ReceiverPanel,
        ),
      },
      {
        id: 'recordings',
        name: 'Recordings',
        use: 'A backend, and where it differs',
        Panel: lazyPart(
          () => import('./panels/RecordingsPanel.tsx'),
          panel => panel.RecordingsPanel,
        ),
      },
      {
        id: 'report-card',
        name: 'Report card',
        use: 'What the calls say about their client',
        Panel: lazyPart(
          () => import('./panels/ReportCardPanel.tsx'),
          panel => panel.ReportCardPanel,
        ),
      },
      {
        id: 'coverage',
        name: 'Coverage',
        use: 'Rules reached and missing',
        Panel: lazyPart(
          () => import('./panels/CoveragePanel.tsx'),
          panel => panel.CoveragePanel,
        ),
      },
    ],
  },
  {
    title: 'Look up',
    panels: [
      {
        id: 'values',
        name: 'Magic values',
        use: 'Inputs with known answers',
        Panel: lazyPart(
          () => import('./panels/ValuesPanel.tsx'),
          panel => panel.ValuesPanel,
        ),
      },
    ],
  },
]
