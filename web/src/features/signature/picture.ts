/** The picture of a signature. Pixels. */
export const pictureSize = { width: 1000, height: 400 } as const
/** Between a written or uploaded signature and the edge of the box. Pixels of the picture. */
export const pictureMargin = 40

/** Black on white in every palette: a signature is printed. */
export const pictureColours = { paper: '#fff', ink: '#000' } as const
