import type { control } from '@open-account/contracts/control/control'
import { type Recording, recording } from '@open-account/contracts/control/recordings'
import type { FastifyInstance } from 'fastify'
import type { Handlers } from '../../plugins/contract.ts'
import type { Service } from '../../service/service.ts'
import { deleteRecordings, listRecordings } from '../../store/recordings.ts'
import type { RecordingRow } from '../../store/tables.ts'
import { timestampAt } from '../../subjects/worlds/today.ts'
import { worldNamed } from './worldNamed.ts'

const listed = ({ verdict, differs, at, ...row }: RecordingRow): Recording =>
  recording.parse({
    ...row,
    ...(JSON.parse(verdict) as object),
    at: timestampAt(at),
    differs: differs === 1,
  })

export const recordingRoutes = (
  service: Service,
  { recorded }: FastifyInstance,
): Handlers<typeof control.recordings> => ({
  list: async ({ params, query: { text, differs, after, limit } }) => {
    const { id } = await worldNamed(service, params.world)
    await recorded()
    const { rows, total } = await listRecordings(service.db, id, {
      text,
      differs: differs === undefined ? undefined : differs === 'true',
      after,
      limit,
    })
    const isRecording = service.env.RECORD_TO !== ''
    return { status: 200, body: { recordings: rows.map(listed), total, is_recording: isRecording } }
  },
  clear: async ({ params }) => {
    const { id } = await worldNamed(service, params.world)
    await recorded()
    await deleteRecordings(service.db, id)
    return { status: 204, body: undefined }
  },
})
