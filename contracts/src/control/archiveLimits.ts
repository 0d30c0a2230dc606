/** The most bytes of files in an archive of a world. */
export const maxArchiveFiles = 32 * 2 ** 20

/** The largest archive: its files in base64, and the rest. Bytes. */
export const maxArchive = 2 * maxArchiveFiles
