/** The parts of a document that say nothing about what is sent. */
const forReaders: ReadonlySet<string> = new Set(['description', 'summary', 'example', 'examples'])

/**
 * A document without descriptions and examples, as JSON text: what a later one is compared with. A field or a schema can
 * have the name of such a part, so that it is left out only where its value is one.
 */
export const baselineOf = (document: unknown): string =>
  `${JSON.stringify(
    document,
    (key, value: unknown) => {
      const isForReaders = forReaders.has(key) && (typeof value === 'string' || key.startsWith('example'))
      return key.startsWith('x-') || isForReaders ? undefined : value
    },
    1,
  )}\n`
