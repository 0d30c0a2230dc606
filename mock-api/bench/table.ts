/** The name of our own implementation in every row. */
export const ours = 'Open Account'

/** A limit for our value: a number of the row's unit, or of multiples of another contender's value. */
export interface Target {
  readonly limit: 'at most' | 'at least'
  readonly value: number
  /** The contender whose value is multiplied. */
  readonly times?: string
}

/** One measurement of every contender. */
export interface Row {
  readonly what: string
  readonly unit: string
  /** The value of each contender, or the reason why it has none. */
  readonly values: Readonly<Record<string, number | string>>
  readonly targets: readonly Target[]
}

export interface Verdict {
  readonly target: string
  readonly measured: number | undefined
  /** Undefined when it could not be measured. */
  readonly isMet: boolean | undefined
}

/** Our value against a target: in the row's unit, or as a multiple of the other contender's value. */
export const checkTarget = ({ values }: Row, { limit, value, times }: Target): Verdict => {
  const [own, other] = [values[ours], times === undefined ? 1 : values[times]]
  const target = `${limit} ${value}${times === undefined ? '' : ` × ${times}`}`
  if (typeof own !== 'number' || typeof other !== 'number')
    return { target, measured: undefined, isMet: undefined }
  const measured = own / other
  return { target, measured, isMet: limit === 'at most' ? measured <= value : measured >= value }
}

const shown = (value: number | string): string =>
  typeof value === 'string' ? value : value.toLocaleString('en-SG', { maximumSignificantDigits: 3 })

const verdictOf = ({ target, measured, isMet }: Verdict): string =>
  measured === undefined
    ? `${target}: not measured`
    : `${target}: ${shown(measured)}, ${isMet ? 'met' : 'NOT MET'}`

const columns = ['what', 'unit', ours, 'others', 'targets']

/** The rows as a Markdown table, which reads well in a terminal too. */
export const toTable = (rows: readonly Row[]): string => {
  const lines = rows.map(row => [
    row.what,
    row.unit,
    shown(row.values[ours] ?? ''),
    Object.entries(row.values)
      .filter(([name]) => name !== ours)
      .map(([name, value]) => `${name} ${shown(value)}`)
      .join('; '),
    row.targets.map(target => verdictOf(checkTarget(row, target))).join('; '),
  ])
  return [columns, columns.map(() => '---'), ...lines].map(cells => `| ${cells.join(' | ')} |`).join('\n')
}
