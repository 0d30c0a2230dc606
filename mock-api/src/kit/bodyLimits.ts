/** The largest JSON body. Bytes. */
export const bodyLimit = 262_144
/** How many bytes of a body are read at most beyond the call's limit; the multipart text around a file counts too. */
export const beyondLimit = 8_192
