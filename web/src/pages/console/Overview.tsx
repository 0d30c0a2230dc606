import { control } from '@open-account/contracts/control/control'
import { flagNames } from '@open-account/contracts/flags'
import { Panel } from './Panel.tsx'
import css from './console.module.css'
import { dateOf, realTime, timeOf } from './moments.ts'
import { addressOf, params, world } from './place.ts'
import { tsr } from './steer.ts'
import { live, useWorld } from './useWorld.ts'

/** What is different in this world, and what has happened last. */
export const Overview = () => {
  const { data } = useWorld()
  const { data: flags } = tsr.flags.read.useQuery({ queryKey: ['flags'], queryData: { params } })
  const { data: faults } = tsr.faults.list.useQuery({
    queryKey: ['faults'],
    queryData: { params, query: { limit: 500 } },
    refetchInterval: live,
  })
  const { data: inbox } = tsr.inbox.list.useQuery({
    queryKey: ['inbox', 'last'],
    queryData: { params, query: { order: 'newest', limit: 1 } },
    refetchInterval: live,
  })
  if (data === undefined) return null
  const { now, frozen, latency_ms, expires_at, has_key } = data.body
  const active = flagNames.filter(name => flags?.body[name]?.active)
  const faultsLeft = faults?.body.faults.filter(({ remaining }) => remaining > 0).length ?? 0
  const [last] = inbox?.body.messages ?? []
  const facts: readonly (readonly [panel: string, name: string, value: string])[] = [
    ['clock', 'Clock', `${dateOf(now)}, ${timeOf(now)}${frozen ? ', frozen' : ''}`],
    [
      'worlds',
      'Lifetime',
      `${expires_at === null ? 'Until it is deleted' : `Until ${realTime(expires_at)}`}${has_key ? ', with a key' : ''}`,
    ],
    ['flags', 'Active flags', active.length === 0 ? 'None' : active.join(', ')],
    ['faults', 'Faults', faultsLeft === 0 ? 'None' : `${faultsLeft} that still affect calls`],
    ['faults', 'Delay of each answer', `${latency_ms} ms`],
    ['inbox', 'Last e-mail', last === undefined ? 'None' : `${last.subject}, to ${last.to}`],
  ]
  return (
    <Panel title={`World ${world}`} reads={control.worlds.read}>
      <dl className={css['facts']}>
        {facts.map(([panel, name, value]) => (
          <div key={name}>
            <dt>
              <a href={addressOf(panel)}>{name}</a>
            </dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </Panel>
  )
}
