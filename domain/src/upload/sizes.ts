/** Bytes. The documents count a megabyte as a million bytes. */
export const megabyte = 1_000_000

/** The default limit of a document. Bytes. */
export const defaultMaxBytes = 4 * megabyte
/** The limit of most document types. Bytes. */
export const documentMaxBytes = 8 * megabyte
/** The limit of the proof of occupancy. Bytes. */
export const occupancyProofMaxBytes = 30 * megabyte
/** The size that the hint recommends, so that uploading is quick. Bytes. */
export const recommendedMaxBytes = megabyte

/** Whether a file is within its limit. Both in bytes. */
export const isWithinSize = (bytes: number, maxBytes: number): boolean => bytes <= maxBytes
