import type { Service } from '@open-account/domain/application/codes'
import { ServiceMark } from '../service/ServiceMark.tsx'
import { serviceNames } from '../service/serviceNames.ts'
import { Choice, type ChoiceProps } from './Choice.tsx'
import { useShownFirst } from './useShownFirst.ts'

interface ServiceChoiceProps extends Omit<
  ChoiceProps,
  'type' | 'label' | 'look' | 'start' | 'end' | 'disabled'
> {
  readonly service: Service
  /** The choice cannot be changed; the note contains the reason. */
  readonly fixed?: boolean
}

/** A service to turn on, with its mark and hue. */
export const ServiceChoice = ({
  service,
  fixed = false,
  checked,
  onChange,
  ...choice
}: ServiceChoiceProps) => {
  const [isChosen, choose] = useShownFirst(checked, onChange)
  return (
    <div data-service={service}>
      <Choice
        {...choice}
        type="checkbox"
        label={serviceNames[service]}
        checked={isChosen}
        onChange={choose}
        disabled={fixed}
        look="service"
        start={<ServiceMark service={service} />}
      />
    </div>
  )
}
