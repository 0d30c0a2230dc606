import { type OwnValue, ownValue } from '@open-account/contracts/control/ownValues'
import { z } from 'zod'
import { cachedByKey } from '../kit/cachedByKey.ts'
import type { WorldRow } from '../store/tables.ts'

/** A world, as far as its own values are concerned. */
export type Valued = Pick<WorldRow, 'own_values'>

const list = z.array(ownValue)
/** How many lists are stored after they were read. */
const most = 1_000
const cachedValues = cachedByKey<readonly OwnValue[]>(most)

/** The values of a world with answers of a tester's own. */
export const ownValuesOf = ({ own_values: text }: Valued): readonly OwnValue[] =>
  text === null ? [] : cachedValues(text, () => list.parse(JSON.parse(text)))

type OfKind<Kind extends OwnValue['kind']> = Extract<OwnValue, { kind: Kind }>

/** The tester's own answer to a value; undefined without one. */
export const ownValueOf = <const Kind extends OwnValue['kind']>(
  world: Valued,
  kind: Kind,
  value: string,
): OfKind<Kind> | undefined =>
  ownValuesOf(world).find((own): own is OfKind<Kind> => own.kind === kind && own.value === value)
