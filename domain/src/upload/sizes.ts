/** Bytes. The documents count a megabyte as a million bytes. */
export const megabyte = 1_000_000

/** The limit of a document without one of its own. Bytes. */
export const defaultMaxBytes = 4 * megabyte
/** The limit of most document types. Bytes. */
export const documentMaxBytes = 8 * megabyte
/** The limit of the proof of occupancy. Bytes. */
export const occupancyProofMaxBytes = 30 * megabyte
/** What the text asks for, so that uploading is quick. Bytes. */
export const recommendedMaxBytes = megabyte

/** Whether a file is not larger than its limit. Both in bytes. */
export const isWithinSize = (bytes: number, maxBytes: number): boolean => bytes <= maxBytes
