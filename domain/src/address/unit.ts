/** Whether a floor has only letters and digits; it may be empty. */
export const isFloor = (floor: string): boolean => /^[A-Za-z0-9]*$/.test(floor)

/** Whether a unit has only letters, digits and slashes; it may be empty. */
export const isUnit = (unit: string): boolean => /^[A-Za-z0-9/]*$/.test(unit)

/** Whether both floor and unit have a value, or neither. */
export const isFloorUnitPair = (floor: string, unit: string): boolean => (floor === '') === (unit === '')
