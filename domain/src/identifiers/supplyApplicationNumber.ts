export const supplyApplicationNumberMaxLength = 20

/** A supply application number as it is checked and sent: without any spaces. */
export const normaliseSupplyApplicationNumber = (entered: string): string => entered.replaceAll(/\s/g, '')

/** Whether a normalised supply application number has only digits, at least one. `supplyApplicationNumberMaxLength` limits its length. */
export const isSupplyApplicationNumber = (number: string): boolean => /^\d+$/.test(number)
