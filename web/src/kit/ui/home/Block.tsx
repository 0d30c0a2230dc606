import { classNames } from '../classNames.ts'
import { BuildingNumber } from './BuildingNumber.tsx'
import css from './Home.module.css'

export interface BuildingProps {
  /** House or block number; undefined while there is no address. */
  readonly number: string | undefined
  /** Whether electricity is chosen: the applicant's window is lit. */
  readonly lit: boolean
  /** Whether the application is submitted: the neighbours' windows are lit too. */
  readonly neighboursLit: boolean
}

/** The neighbours' windows by column and row, and whether each is lit after the submission. */
const neighbours = [
  { x: 160, y: 52, awake: true },
  { x: 196, y: 52, awake: false },
  { x: 232, y: 52, awake: true },
  { x: 160, y: 82, awake: true },
  { x: 196, y: 82, awake: true },
  { x: 232, y: 82, awake: false },
  { x: 160, y: 112, awake: true },
  { x: 232, y: 112, awake: true },
  { x: 160, y: 142, awake: false },
  { x: 232, y: 142, awake: true },
] as const

/** A block of flats on columns, with the number on the end wall and the applicant's window. */
export const Block = ({ number, lit, neighboursLit }: BuildingProps) => (
  <>
    <rect className={css['wall']} x="112" y="40" width="156" height="126" />
    <path
      className={css['line']}
      d="M106 40h168M218 40V27h32v13M150 40v126M112 166h156M118 166v30M160 166v30M196 166v30M232 166v30M262 166v30"
    />
    <path className={css['thin']} d="M150 74h118M150 104h118M150 134h118M118 178h42" />
    {neighbours.map(({ x, y, awake }) => (
      <path
        className={classNames(css['thin'], neighboursLit && awake && css['lit'])}
        d={`M${x} ${y}h26v14h-26zM${x + 13} ${y}v14`}
        key={`${x} ${y}`}
      />
    ))}
    <path className={classNames(css['window'], lit && css['lit'])} d="M193 108.5h32v21h-32zM209 108.5v21" />
    {number ? (
      <BuildingNumber number={number} x={131} y={64} size={17} />
    ) : (
      <path className={css['thin']} d="M122 58h18" strokeDasharray="2 4" />
    )}
  </>
)
