import { readFile } from 'node:fs/promises'

/** An input of a rule and its expected result. */
export interface VectorCase {
  readonly id: string
  readonly rule: string
  readonly input: unknown
  readonly expected: unknown
}

/** Today for every rule that needs a date, as in the file. */
export const vectorsToday = '2026-11-20'

interface RulesFile {
  readonly vectors: Readonly<Record<string, readonly Omit<VectorCase, 'rule'>[]>>
}

type NormaliseFile = readonly {
  readonly kind: string
  readonly typed: unknown
  readonly normalised: unknown
}[]

const readVectors = async (name: string): Promise<unknown> =>
  JSON.parse(
    await readFile(new URL(import.meta.resolve(`@open-account/domain/vectors/${name}.json`)), 'utf8'),
  )

/** Every case of both files of domain. Those of normalising have no ids there: they are counted by rule. */
export const loadCases = async (): Promise<readonly VectorCase[]> => {
  const { vectors } = (await readVectors('rules')) as RulesFile
  const ofRules = Object.entries(vectors).flatMap(([rule, cases]) =>
    cases.map(({ id, input, expected }) => ({ id, rule, input, expected })),
  )
  const counts = new Map<string, number>()
  const ofNormalising = ((await readVectors('normalise')) as NormaliseFile).map(
    ({ kind, typed, normalised }) => {
      const rule = `normalise.${kind}`
      const count = (counts.get(rule) ?? 0) + 1
      counts.set(rule, count)
      return {
        id: `${rule}-${String(count).padStart(3, '0')}`,
        rule,
        input: typed,
        expected: normalised,
      }
    },
  )
  return [...ofRules, ...ofNormalising]
}
