import { type Services, services as all } from '@open-account/domain/application/codes'
import type { ReactNode } from 'react'
import { Icon } from '../icon/Icon.tsx'
import { ServiceMark } from '../service/ServiceMark.tsx'
import css from './SummaryStrip.module.css'

interface SummaryStripProps {
  /** The most important answer so far: the date, or the address. */
  readonly title: string
  readonly note: string
  readonly services: Services
  /** The same drawing and summary as on the side band. */
  readonly children: ReactNode
}

/** The summary as one line under the header, on screens too narrow for the side band. */
export const SummaryStrip = ({ title, note, services, children }: SummaryStripProps) => (
  <details className={css['strip']}>
    <summary className={css['line']}>
      <span className={css['text']}>
        <span className={css['title']}>{title}</span>
        {note}
      </span>
      <span className={css['marks']}>
        {all
          .filter(service => services[service])
          .map(service => (
            <ServiceMark service={service} small key={service} />
          ))}
      </span>
      <Icon name="down" />
    </summary>
    <div className={css['inner']}>{children}</div>
  </details>
)
