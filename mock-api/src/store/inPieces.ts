/** The most values in one statement. A smaller statement takes the rest. */
const size = 20

/**
 * A list in pieces, each for one statement: a database limits the values of a statement. Each length is a statement of
 * its own, which stays prepared.
 */
export const inPieces = <Value>(values: readonly Value[]): readonly (readonly Value[])[] =>
  Array.from({ length: Math.ceil(values.length / size) }, (_, piece) =>
    values.slice(piece * size, (piece + 1) * size),
  )
