import { isBlank } from '../text/blank.ts'

export const personNameMaxLength = 80
/** The limit for the name of a company's representative. */
export const representativeNameMaxLength = 40

/** Whether a name has only letters, spaces and , ( ) / - . ' @, and is not blank. `personNameMaxLength` limits its length. */
export const isPersonName = (name: string): boolean => /^[A-Za-z,()/\-.'@ ]+$/.test(name) && !isBlank(name)
