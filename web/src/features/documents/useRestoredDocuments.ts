import { useQuery } from '@tanstack/react-query'
import { reported } from '../../http/api/bodyOf.ts'
import { restoreDocuments } from './restoreDocuments.ts'

/**
 * Requests the stored files once after the page has loaded. If the call fails, the draft is used: the service has
 * confirmed every file in it, and checks them again on submission.
 */
export const useRestoredDocuments = (stateId: string): void => {
  useQuery({
    queryKey: ['restored-documents', stateId],
    queryFn: () => reported(restoreDocuments(stateId)),
    staleTime: Infinity,
    gcTime: Infinity,
  })
}
