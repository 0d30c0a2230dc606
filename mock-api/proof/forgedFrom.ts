import fc from 'fast-check'

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
export const letter = fc.constantFrom(...Array.from(alphabet))

export const replaced = (text: string, at: number, by: string): string =>
  text.slice(0, at) + by + text.slice(at + 1)

const bitsOfLetter = 7

const flipped = (text: string, at: number, bit: number): string =>
  replaced(text, at, String.fromCodePoint((text.codePointAt(at) ?? 0) ^ (1 << bit)))

/**
 * Texts that the service did not issue for this purpose: random ones, changes of an issued one, and ones that it issued
 * for other purposes.
 */
export const forgedFrom = (genuine: string, others: readonly string[]): fc.Arbitrary<string> => {
  const anyIndex = fc.nat({ max: genuine.length - 1 })
  return fc
    .oneof(
      fc.string({ unit: letter, minLength: genuine.length, maxLength: genuine.length }),
      fc.string({ unit: letter, minLength: 1, maxLength: 64 }),
      fc.tuple(anyIndex, letter).map(([index, by]) => replaced(genuine, index, by)),
      fc
        .tuple(anyIndex, fc.nat({ max: bitsOfLetter - 1 }))
        .map(([index, bit]) => flipped(genuine, index, bit)),
      letter.map(by => replaced(genuine, genuine.length - 1, by)),
      letter.map(by => genuine + by),
      anyIndex.map(length => genuine.slice(0, Math.max(length, 1))),
      anyIndex.map(start => genuine.slice(Math.max(start, 1))).filter(text => text !== ''),
      fc.constantFrom(genuine.toUpperCase(), genuine.toLowerCase(), genuine + genuine, ...others),
    )
    .filter(text => text !== genuine)
}
