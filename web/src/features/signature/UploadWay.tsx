import { useState } from 'react'
import { FileInput } from '../../kit/ui/file/FileInput.tsx'
import { StatusText } from '../../kit/ui/text/StatusText.tsx'
import { readImage } from './readImage.ts'

const inputId = 'signature-picture'

/** The choice of a picture of a signature, with the reason when it cannot be used. */
export const UploadWay = ({ onImage }: { readonly onImage: (image: ImageBitmap) => void }) => {
  const [error, setError] = useState('')
  const choose = async (file: File | undefined) => {
    if (file === undefined) return
    const read = await readImage(file)
    setError(read.kind === 'refused' ? read.message : '')
    if (read.kind === 'read') onImage(read.image)
  }
  return (
    <div>
      <FileInput
        id={inputId}
        label="Picture of your signature"
        accept=".jpg,.jpeg,.png,image/jpeg,image/png"
        invalid={error !== ''}
        describedBy={error === '' ? undefined : `${inputId}-error`}
        onChoose={files => void choose(files[0])}
      >
        Choose a picture
      </FileInput>
      <div role="alert">
        {error !== '' && (
          <StatusText is="bad" id={`${inputId}-error`}>
            {error}
          </StatusText>
        )}
      </div>
    </div>
  )
}
