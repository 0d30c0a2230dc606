import { isPrintableAscii } from '../text/printableAscii.ts'

/** The description of premises without an official address. Characters, spaces around it not counted. */
export const descriptionMinLength = 10
export const descriptionMaxLength = 500

/** Whether a description is printable ASCII. Its length is a rule of its own. */
export const isDescriptionText = (description: string): boolean => isPrintableAscii(description)
