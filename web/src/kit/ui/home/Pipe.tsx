import type { Service } from '@open-account/domain/application/codes'
import { classNames } from '../classNames.ts'
import { icons } from '../icon/icons.ts'
import { serviceNames } from '../service/serviceNames.ts'
import css from './Home.module.css'

/** The row below the ground, and the x at which the pipe ends beside the name. */
const layout: Readonly<Record<Service, { readonly row: number; readonly end: number }>> = {
  electricity: { row: 0, end: 111 },
  water: { row: 1, end: 88 },
  gas: { row: 2, end: 75 },
  cooling: { row: 3, end: 165 },
}

interface PipeProps {
  readonly service: Service
  readonly on: boolean
  /** Chosen since the drawing appeared: the pipe is animated once. */
  readonly isNew: boolean
  /** Where pipes enter the building: the x of the first, the distance between two, and the y. */
  readonly entry: { readonly x: number; readonly step: number; readonly y: number }
}

/** A service below the ground and its pipe into the building; dotted until it is chosen. */
export const Pipe = ({ service, on, isNew, entry }: PipeProps) => {
  const { row, end } = layout[service]
  const y = 224 + row * 33
  return (
    <g className={classNames(on && css['on'], isNew && css['new'])} data-service={service}>
      <path className={css['pipe']} d={`M${entry.x + row * entry.step} ${entry.y}V${y - 9}q0 9-9 9H${end}`} />
      <circle className={css['node']} cx="18" cy={y} r="14" />
      <path className={css['glyph']} transform={`translate(8.4 ${y - 9.6}) scale(.8)`} d={icons[service]} />
      <text className={css['name']} x="41" y={y + 4.5}>
        {serviceNames[service]}
      </text>
    </g>
  )
}
