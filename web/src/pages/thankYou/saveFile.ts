interface SavedFile {
  readonly name: string
  readonly type: string
  readonly content: string | ArrayBuffer
}

/** Downloads a file in the browser. */
export const saveFile = ({ name, type, content }: SavedFile): void => {
  const address = URL.createObjectURL(new Blob([content], { type }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  URL.revokeObjectURL(address)
}
