/** Whether a house or block number has only letters, digits and ' @ , . ( ) - /; no spaces (C-039). */
export const isBlock = (block: string): boolean => /^[A-Za-z0-9'@,.()\-/]+$/.test(block)
