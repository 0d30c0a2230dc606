const gradePosition = 3

/**
 * The grade in an electricity capacity code: the fourth of its parts between underscores, a whole number from 1; null
 * without one. A grade is the position of a band in the tariff.
 */
export const capacityGrade = (code: string): number | null => {
  const part = code.split('_')[gradePosition] ?? ''
  return /^[1-9]\d*$/.test(part) ? Number(part) : null
}

/** The code of a grade. The documents print none; the name is ours. */
export const capacityCode = (grade: number): string => `ELEC_CAP_CODE_${grade}`
