import { readableCode } from '../../kit/readableCode.ts'

/** An application id that can be read out and not guessed: `OA-7F3K-2QM9-B4TX`. */
export const newApplicationId = (): string =>
  ['OA', ...Array.from({ length: 3 }, () => readableCode(4))].join('-')
