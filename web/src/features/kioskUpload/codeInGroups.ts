const groupLength = 3

/** A short code as it is read out and typed: in groups of three. */
export const codeInGroups = (code: string): string =>
  `${code.slice(0, groupLength)} ${code.slice(groupLength)}`
