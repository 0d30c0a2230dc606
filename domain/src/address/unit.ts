/** Whether a floor has only letters and digits; none at all is fine. */
export const isFloor = (floor: string): boolean => /^[A-Za-z0-9]*$/.test(floor)

/** Whether a unit has only letters, digits and slashes; none at all is fine. */
export const isUnit = (unit: string): boolean => /^[A-Za-z0-9/]*$/.test(unit)

/** Whether floor and unit are given together, or neither is. */
export const isFloorUnitPair = (floor: string, unit: string): boolean => (floor === '') === (unit === '')
