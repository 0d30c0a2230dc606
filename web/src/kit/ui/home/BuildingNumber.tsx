import css from './Home.module.css'

interface BuildingNumberProps {
  readonly number: string
  readonly x: number
  readonly y: number
  /** The font size for three characters; longer numbers are drawn smaller. */
  readonly size: number
}

/** The house or block number on the wall. */
export const BuildingNumber = ({ number, x, y, size }: BuildingNumberProps) => (
  <text className={css['number']} x={x} y={y} fontSize={Math.min(size, (size * 3.1) / number.length)}>
    {number}
  </text>
)
