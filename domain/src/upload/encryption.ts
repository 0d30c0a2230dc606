/** The entry that names the encryption of a PDF: in its trailer or cross-reference stream, which are never compressed. */
const entry = /^\/Encrypt\s*(?:\d+\s+\d+\s+R|<<)/
/** The first two bytes of the entry. Compressed parts of a PDF contain the first one in every 256 bytes. */
const slash = 0x2f
const letter = 0x45

/** The longest such entry, in bytes. A search in pieces starts so many bytes before the end of the previous piece. */
export const encryptionEntryLength = 40

/** Whether a PDF, or a part of one, says that it is encrypted. */
export const isEncryptedPdf = (bytes: Uint8Array): boolean => {
  for (let at = bytes.indexOf(slash); at !== -1; at = bytes.indexOf(slash, at + 1))
    if (
      bytes[at + 1] === letter &&
      entry.test(String.fromCharCode(...bytes.subarray(at, at + encryptionEntryLength)))
    )
      return true
  return false
}
