import { useQuery } from '@tanstack/react-query'
import { reported } from '../../http/api/bodyOf.ts'
import { restoreDocuments } from './restoreDocuments.ts'

/**
 * Asks once after the page was opened what the service has stored. Without an answer the draft stands: all in it was
 * acknowledged, and the submission is judged by the service.
 */
export const useRestoredDocuments = (stateId: string): void => {
  useQuery({
    queryKey: ['restored-documents', stateId],
    queryFn: () => reported(restoreDocuments(stateId)),
    staleTime: Infinity,
    gcTime: Infinity,
  })
}
