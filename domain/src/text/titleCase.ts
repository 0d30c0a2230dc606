/** Words that stay in capitals. */
const acronyms: ReadonlySet<string> = new Set(
  'CPF DBS HDB II III IV JTC LLC LLP LRT MRT NTUC OCBC PUB SMRT UOB VI VII VIII'.split(' '),
)

/** Particles, which are in small letters except at the start. */
const particles: ReadonlySet<string> = new Set('AND AT BIN BINTE BINTI BTE FOR OF ON THE'.split(' '))

const isOrdinal = (word: string): boolean => /^\d+(?:ST|ND|RD|TH)$/.test(word)

/** A word at an index of the text. */
const inTitleCase = (word: string, at: number, text: string): string => {
  const isPossessive = word.length === 1 && /[A-Z]['’]/.test(text.slice(at - 2, at))
  if (isOrdinal(word) || isPossessive || (at > 0 && particles.has(word))) return word.toLowerCase()
  return /\d/.test(word) || acronyms.has(word) ? word : word.charAt(0) + word.slice(1).toLowerCase()
}

/**
 * A name or an address in capitals as it is shown: 'TOA PAYOH LORONG 2' as 'Toa Payoh Lorong 2', 'ABC PTE LTD' as
 * 'Abc Pte Ltd'. A text with small letters stays as its owner wrote it. Only the case of letters changes, and nothing
 * is stored or sent in this form.
 */
export const titleCase = (text: string): string =>
  text === text.toUpperCase() ? text.replaceAll(/[A-Z\d\u00C0-\u00D6\u00D8-\u00DE]+/g, inTitleCase) : text
