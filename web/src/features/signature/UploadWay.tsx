import { useState } from 'react'
import { FileInput } from '../../kit/ui/file/FileInput.tsx'
import { StatusText } from '../../kit/ui/text/StatusText.tsx'
import { readImage } from './readImage.ts'

const inputId = 'signature-picture'

/** Chooses a picture of a signature; what cannot be used says why. */
export const UploadWay = ({ onImage }: { readonly onImage: (image: ImageBitmap) => void }) => {
  const [words, setWords] = useState('')
  const choose = async (file: File | undefined) => {
    if (file === undefined) return
    const read = await readImage(file)
    setWords(read.is === 'refused' ? read.words : '')
    if (read.is === 'read') onImage(read.image)
  }
  return (
    <div>
      <FileInput
        id={inputId}
        label="Picture of your signature"
        accept=".jpg,.jpeg,.png,image/jpeg,image/png"
        invalid={words !== ''}
        describedBy={words === '' ? undefined : `${inputId}-error`}
        onChoose={files => void choose(files[0])}
      >
        Choose a picture
      </FileInput>
      <div role="alert">
        {words !== '' && (
          <StatusText is="bad" id={`${inputId}-error`}>
            {words}
          </StatusText>
        )}
      </div>
    </div>
  )
}
