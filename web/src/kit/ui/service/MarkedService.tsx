import type { Service } from '@open-account/domain/application/codes'
import css from './MarkedService.module.css'
import { ServiceMark } from './ServiceMark.tsx'
import { serviceNames } from './serviceNames.ts'

interface MarkedServiceProps {
  readonly service: Service
  /** A detail of the service, such as 'turn-on by phone'. */
  readonly note?: string | undefined
}

/** A service on its own line: mark, name and note. */
export const MarkedService = ({ service, note }: MarkedServiceProps) => (
  <p className={css['service']}>
    <ServiceMark service={service} small />
    {note ? `${serviceNames[service]}, ${note}` : serviceNames[service]}
  </p>
)
