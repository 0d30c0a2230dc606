import type { Reviewed } from '../review/reviewed.ts'
import { useReviewed } from '../review/useReviewed.ts'
import { asSigned } from './asSigned.ts'

/** The application as it stands for the review, where it is signed. */
export const useSignedReview = (): Reviewed => asSigned(useReviewed())
