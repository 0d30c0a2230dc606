import type { Service } from '@open-account/domain/application/codes'
import { classNames } from '../classNames.ts'
import { Icon } from '../icon/Icon.tsx'
import css from './Mark.module.css'

interface ServiceMarkProps {
  readonly service: Service
  readonly small?: boolean
}

/** The icon of a service in a tinted circle; its name is always beside it. */
export const ServiceMark = ({ service, small = false }: ServiceMarkProps) => (
  <span className={classNames(css['mark'], small && css['small'])} data-service={service}>
    <Icon name={service} size={small ? 'small' : 'usual'} />
  </span>
)
