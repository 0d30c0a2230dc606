import { type Services, services as all } from '@open-account/domain/application/codes'
import { Icon } from '../icon/Icon.tsx'
import css from './ServiceList.module.css'
import { serviceNames } from './serviceNames.ts'

/** The chosen services in one line, each with its icon. */
export const ServiceList = ({ services }: { readonly services: Services }) => (
  <span className={css['list']}>
    {all
      .filter(service => services[service])
      .map(service => (
        <span className={css['service']} data-service={service} key={service}>
          <Icon name={service} size="least" />
          {serviceNames[service]}
        </span>
      ))}
  </span>
)
