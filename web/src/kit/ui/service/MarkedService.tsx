import type { Service } from '@open-account/domain/application/codes'
import css from './MarkedService.module.css'
import { ServiceMark } from './ServiceMark.tsx'
import { serviceNames } from './serviceNames.ts'

interface MarkedServiceProps {
  readonly service: Service
  /** What is particular about it, such as 'turn-on by phone'. */
  readonly note?: string | undefined
}

/** A service on a line of its own: mark, name, and what is particular about it. */
export const MarkedService = ({ service, note }: MarkedServiceProps) => (
  <p className={css['service']}>
    <ServiceMark service={service} small />
    {note ? `${serviceNames[service]}, ${note}` : serviceNames[service]}
  </p>
)
