import { expect, test } from 'vitest'
import { loadVectors } from './loadVectors.ts'
import { type KindsOf, vectorKinds, type VectorOwner } from './vectorKinds.ts'

/** Runs the code of a package with the input of a vector. */
export type VectorRunner = (input: unknown) => unknown

const kindsOf = (owner: VectorOwner): readonly string[] =>
  Object.entries(vectorKinds)
    .filter(([, candidate]) => candidate === owner)
    .map(([kind]) => kind)

/** Runs every vector of the kinds that a package owns; kinds that are not in the file are skipped. */
export const runVectors = <Owner extends VectorOwner>(
  owner: Owner,
  runners: Readonly<Record<KindsOf<Owner>, VectorRunner>>,
): void => {
  const vectors = loadVectors()
  const runnerOf = new Map<string, VectorRunner>(Object.entries(runners))

  test.each(kindsOf(owner))(`the kind %s, owned by ${owner}, has a runner`, kind => {
    expect(runnerOf.has(kind)).toBe(true)
  })

  for (const kind of kindsOf(owner)) {
    const ofKind = vectors.get(kind) ?? []
    const run = runnerOf.get(kind)
    if (ofKind.length === 0 || run === undefined) continue
    test.each(ofKind.map(vector => ({ ...vector, shown: JSON.stringify(vector.input).slice(0, 80) })))(
      `${kind} $id: $shown`,
      ({ input, expected }) => {
        expect(run(input)).toEqual(expected)
      },
    )
  }
}
