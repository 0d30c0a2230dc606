/** The bytes of a file or of a part of it. Rejects when the device cannot read it. */
export const bytesOf = async (blob: Blob): Promise<Uint8Array> => new Uint8Array(await blob.arrayBuffer())
