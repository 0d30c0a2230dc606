import { lazyPart } from '../../kit/ui/lazy/lazyPart.tsx'

export const DocumentRow = lazyPart(
  () => import('./DocumentRow.tsx'),
  ({ DocumentRow }) => DocumentRow,
)

export const DocumentsByPhone = lazyPart(
  () => import('./DocumentsByPhone.tsx'),
  ({ DocumentsByPhone }) => DocumentsByPhone,
)

/** Loads what shows documents on devices that have files of the applicant. */
export const preloadOwnFiles = async (): Promise<void> => {
  await Promise.all([DocumentRow.preload(), DocumentsByPhone.preload()])
}
