import { useQuery } from '@tanstack/react-query'
import { bodyOf, reported } from '../../http/api/bodyOf.ts'
import { tsr } from '../../http/api/client.ts'

/** The credential with which this browser opens the stream of its application. */
export const useCredential = (stateId: string) =>
  useQuery({
    queryKey: ['upload-credential', stateId],
    queryFn: () => reported(bodyOf(tsr.kiosk.credential.mutate({ body: { state_id: stateId } }))),
    staleTime: Infinity,
    gcTime: Infinity,
    retry: false,
  })
