import { applications } from './applications.ts'
import { clock } from './clock.ts'
import { coverage } from './coverage.ts'
import { events } from './events.ts'
import { faults } from './faults.ts'
import { inbox } from './inbox.ts'
import { links } from './links.ts'
import { recordings } from './recordings.ts'
import { receiver } from './receiver.ts'
import { requestLog } from './requestLog.ts'
import { latency } from './latency.ts'
import { magicValues } from './magicValues.ts'
import { ownValues } from './ownValues.ts'
import { personas } from './personas.ts'
import { reportCard } from './reportCard.ts'
import { snapshots } from './snapshots.ts'
import { streams } from './streams.ts'
import { webhooks } from './webhooks.ts'
import { worldFlags } from './worldFlags.ts'
import { worlds } from './worlds.ts'

/** The control API of the mock service for testers. A real service has none of these calls. */
export const control = {
  worlds,
  clock,
  flags: worldFlags,
  faults,
  latency,
  personas,
  inbox,
  requestLog,
  recordings,
  applications,
  streams,
  events,
  webhooks,
  receiver,
  coverage,
  reportCard,
  snapshots,
  links,
  ownValues,
  values: magicValues,
} as const
