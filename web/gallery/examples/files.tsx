import { FileInput } from '../../src/kit/ui/file/FileInput.tsx'
import { FileList } from '../../src/kit/ui/file/FileList.tsx'
import { FileRow } from '../../src/kit/ui/file/FileRow.tsx'
import type { FileState } from '../../src/kit/ui/file/fileState.ts'
import { PlainRow } from '../../src/kit/ui/file/PlainRow.tsx'
import { Mark } from '../../src/kit/ui/service/Mark.tsx'
import { ServiceMark } from '../../src/kit/ui/service/ServiceMark.tsx'
import { type Family, ignore, longText } from '../example.ts'

const file = { name: 'tenancy agreement.pdf', size: 1_800_000 }
const longFile = { name: `${longText}.pdf`, size: 30_000_000 }

const states: readonly { readonly name: string; readonly state: FileState }[] = [
  { name: 'normal', state: { status: 'idle' } },
  { name: 'pending', state: { status: 'processing', file, percent: 48 } },
  { name: 'pending without a known length', state: { status: 'processing', file, percent: null } },
  { name: 'filled', state: { status: 'uploaded', file } },
  {
    name: 'filled, with a note and an offer',
    state: {
      status: 'uploaded',
      file,
      note: 'made smaller from 1.8 MB to 710 KB',
      offers: [{ label: 'Upload the original instead', onRepair: ignore }],
    },
  },
  { name: 'deleting', state: { status: 'deleting', file } },
  {
    name: 'error that can be tried again',
    state: { status: 'error', file, message: 'There was an error when uploading.', onRetry: ignore },
  },
  {
    name: 'error with a repair, long text',
    state: {
      status: 'error',
      file: longFile,
      message: longText,
      repair: { label: 'Make the photo smaller', onRepair: ignore },
    },
  },
]

export const files: Family = {
  title: 'Files',
  examples: [
    {
      component: 'FileRow',
      states: states.map(({ name, state }, index) => ({
        name,
        element: (
          <FileList>
            <FileRow
              id={`file-${index}`}
              label="Proof of Occupancy of Premises"
              hint="PDF, JPG or PNG"
              state={state}
              accept=".pdf"
              onChoose={ignore}
              onCancel={ignore}
              onRemove={ignore}
            />
          </FileList>
        ),
      })),
    },
    {
      component: 'FileRow of an optional or missing document',
      states: [
        {
          name: 'optional, with the mark of a service',
          element: (
            <FileList>
              <FileRow
                id="file-optional"
                label="Electricity Meter Reading"
                mark={<ServiceMark service="electricity" />}
                optional
                state={{ status: 'idle' }}
                accept=".pdf"
                onChoose={ignore}
              />
            </FileList>
          ),
        },
        {
          name: 'missing',
          element: (
            <FileList>
              <FileRow
                id="file-missing"
                label="Proof of Ownership"
                error="This document is not uploaded yet"
                state={{ status: 'idle' }}
                accept=".pdf"
                onChoose={ignore}
              />
            </FileList>
          ),
        },
      ],
    },
    {
      component: 'PlainRow',
      states: [
        {
          name: 'normal and optional',
          element: (
            <FileList>
              <PlainRow mark={<Mark icon="document" />} label="Proof of Ownership">
                To be provided on confirmation
              </PlainRow>
              <PlainRow mark={<Mark icon="document" />} label={longText} optional>
                {longText}
              </PlainRow>
            </FileList>
          ),
        },
      ],
    },
    {
      component: 'FileInput',
      states: [
        {
          name: 'normal',
          element: (
            <FileInput id="input" label="Choose a file" accept=".pdf" onChoose={ignore}>
              Choose a file
            </FileInput>
          ),
        },
        {
          name: 'camera, filled look',
          element: (
            <FileInput
              id="input-camera"
              label="Take a photo"
              accept="image/jpeg"
              camera
              look={{ look: 'filled' }}
              onChoose={ignore}
            >
              Take a photo
            </FileInput>
          ),
        },
      ],
    },
  ],
}
