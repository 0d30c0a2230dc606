import { isBlank } from '../text/blank.ts'

export const personNameMaxLength = 80
/** The name of a company's representative. */
export const representativeNameMaxLength = 40

/** Whether a name has only letters, spaces and , ( ) / - . ' @, and something in it. Its length is a rule of its own. */
export const isPersonName = (name: string): boolean => /^[A-Za-z,()/\-.'@ ]+$/.test(name) && !isBlank(name)
