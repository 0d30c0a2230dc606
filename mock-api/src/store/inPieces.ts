/** How many values one statement takes; what is left over is taken by a smaller one. */
const size = 20

/**
 * A list in pieces, each for one statement: a database takes only so many values at once, and every length is a statement
 * of its own, which is kept prepared.
 */
export const inPieces = <Value>(values: readonly Value[]): readonly (readonly Value[])[] =>
  Array.from({ length: Math.ceil(values.length / size) }, (_, piece) =>
    values.slice(piece * size, (piece + 1) * size),
  )
