import { classNames } from '../classNames.ts'
import { BuildingNumber } from './BuildingNumber.tsx'
import type { BuildingProps } from './Block.tsx'
import css from './Home.module.css'

/** The left edges of the shuttered windows upstairs. */
const upstairs = [122, 172, 222] as const

/** A shophouse: tiled roof, shuttered windows, awning with the number, shop window. */
export const Shophouse = ({ number, lit, neighboursLit }: BuildingProps) => (
  <>
    <path className={css['wall']} d="M104 196V88h172v108z" />
    <path className={css['line']} d="M96 88h188l-16-26H112zM104 132h172" />
    <path
      className={css['thin']}
      d="M120 62l-8 26M140 62l-5 26M162 62l-2 26M190 62v26M218 62l2 26M240 62l5 26M260 62l8 26"
    />
    {upstairs.map(x => (
      <path
        className={classNames(css['thin'], neighboursLit && css['lit'])}
        d={`M${x} 98h36v24h-36zM${x + 18} 98v24M${x + 4} 104h10M${x + 4} 110h10M${x + 4} 116h10M${x + 22} 104h10M${x + 22} 110h10M${x + 22} 116h10`}
        key={x}
      />
    ))}
    <path className={css['wall']} d="M98 150l8-18h168l8 18z" />
    <path className={css['line']} d={`M98 150${'q7.67 7 15.33 0'.repeat(12)}M228 196v-34h32v34M253 179v3`} />
    <path className={classNames(css['window'], lit && css['lit'])} d="M116 162h100v22H116zM150 162v22" />
    {number && <BuildingNumber number={number} x={190} y={147} size={14} />}
  </>
)
