/** The width in pixels and the JPEG quality of the copy. */
const width = 400
const quality = 0.8

/** A small copy of a picture as a data URL, which the session can store. */
export const smallPicture = (picture: HTMLCanvasElement): string => {
  const copy = document.createElement('canvas')
  copy.width = width
  copy.height = (width * picture.height) / picture.width
  copy.getContext('2d')?.drawImage(picture, 0, 0, copy.width, copy.height)
  return copy.toDataURL('image/jpeg', quality)
}
