import { useMutation, useQueryClient } from '@tanstack/react-query'

/** Something that a tester does: calls of the control API. Afterwards everything on the page is read again. */
export const useAction = <Input = void, Output = unknown>(
  act: (input: Input) => Promise<Output>,
  onDone?: () => void,
) => {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: act,
    onSuccess: async () => {
      onDone?.()
      await queries.invalidateQueries()
    },
  })
}
