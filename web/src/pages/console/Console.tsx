import { useIsFetching } from '@tanstack/react-query'
import { Suspense, useEffect, useRef } from 'react'
import { focusHeading } from '../../kit/document/focusHeading.ts'
import { Brand } from '../../kit/ui/frame/Brand.tsx'
import { Icon } from '../../kit/ui/icon/Icon.tsx'
import { ActionBar } from './ActionBar.tsx'
import css from './console.module.css'
import { Failure } from './Failure.tsx'
import { dateOf, timeOf } from './moments.ts'
import { Overview } from './Overview.tsx'
import { panelGroups } from './panels.ts'
import { addressOf, entranceOf, usePlace, world } from './place.ts'
import { useNow } from './useNow.ts'
import { useWorld } from './useWorld.ts'

/** The time on the world's clock. */
const Clock = () => {
  const { data } = useWorld()
  const now = useNow()
  if (data === undefined || now === null) return null
  return (
    <a className={css['clock']} href={addressOf('clock')}>
      <Icon name="clock" size="small" />
      <span>
        <span className={css['date']}>{dateOf(now)}, </span>
        <span className={css['digits']}>{timeOf(now)}</span>
        {data.body.frozen && ', frozen'}
      </span>
    </a>
  )
}

interface ArrivalProps {
  readonly name: string
  readonly place: string
}

/** Names the page, and focuses the heading of what a link has led to, once that has loaded. */
const Arrival = ({ name, place }: ArrivalProps) => {
  const shown = useRef<string | null>(null)
  useEffect(() => {
    document.title = `${name} - ${world} - Console`
    const isFirst = shown.current === null
    if (shown.current === place) return
    shown.current = place
    if (isFirst) return
    scrollTo(0, 0)
    focusHeading()
  }, [name, place])
  return null
}

/** The application of a world's tester: what is in the world, and the switches of it. */
export const Console = () => {
  const { panel: id, detail } = usePlace()
  const { error } = useWorld()
  const isLoading = useIsFetching({ predicate: ({ state }) => state.data === undefined }) > 0
  const panel = panelGroups.flatMap(({ panels }) => panels).find(entry => entry.id === id)
  const name = panel?.name ?? 'Overview'
  useEffect(() => {
    for (const { Panel } of panelGroups.flatMap(({ panels }) => panels)) void Panel.preload()
  }, [])
  return (
    <div className={css['page']} data-overview={panel === undefined || undefined}>
      <header className={css['top']}>
        <a className={css['home']} href="#overview">
          <Brand name="Console" />
        </a>
        <a className={css['world']} href={addressOf('worlds')}>
          <span>World</span> <b>{world}</b>
        </a>
        <Clock />
        <a className={css['open']} href={entranceOf(world, '/open-account/')} target="_blank">
          Open the application
        </a>
      </header>
      <nav className={css['nav']} aria-label="Panels">
        {panelGroups.map(({ title, panels }) => (
          <div key={title}>
            <p className={css['group']}>{title}</p>
            <ul>
              {panels.map(entry => (
                <li key={entry.id}>
                  <a href={addressOf(entry.id)} aria-current={entry.id === id ? 'page' : undefined}>
                    <b>{entry.name}</b>
                    <span>{entry.use}</span>
                  </a>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </nav>
      <main className={css['main']} aria-busy={isLoading || undefined}>
        {panel !== undefined && (
          <a className={css['back']} href="#overview">
            <Icon name="previous" size="small" /> All panels
          </a>
        )}
        <Failure error={error} />
        <Suspense>
          {panel === undefined ? <Overview /> : <panel.Panel detail={detail} key={id} />}
          <Arrival name={name} place={`${id}/${detail}`} />
        </Suspense>
      </main>
      <ActionBar />
    </div>
  )
}
