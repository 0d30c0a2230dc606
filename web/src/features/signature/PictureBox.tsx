import { useEffect, useRef } from 'react'
import { Box } from './Box.tsx'
import { drawPicture } from './pictureOf.ts'
import { isEmpty, type Signing } from './signing.ts'

/** The box with a signature that was typed or chosen, as it will be printed. */
export const PictureBox = ({ signing }: { readonly signing: Signing }) => {
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    if (canvas.current !== null) drawPicture(canvas.current, signing)
  }, [signing])
  return <Box canvas={canvas} empty={isEmpty(signing)} />
}
