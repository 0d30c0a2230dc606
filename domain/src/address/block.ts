/** Whether a house or block number is not empty and has only letters, digits and ' @ , . ( ) - /, no spaces (C-039). */
export const isBlock = (block: string): boolean => /^[A-Za-z0-9'@,.()\-/]+$/.test(block)
