export const supplyApplicationNumberMaxLength = 20

/** A supply application number as it is judged and sent: without any spaces. */
export const normaliseSupplyApplicationNumber = (entered: string): string => entered.replaceAll(/\s/g, '')

/** Whether a normalised supply application number is digits, at least one. Its length is a rule of its own. */
export const isSupplyApplicationNumber = (number: string): boolean => /^\d+$/.test(number)
