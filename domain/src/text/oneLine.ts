/** Replaces a line break or a tab, and the spaces around it, by one space, and trims the text. */
export const oneLine = (entered: string): string =>
  entered.replaceAll(/\s+/g, spaces => (/[^ ]/.test(spaces) ? ' ' : spaces)).trim()
