/** Calls a function for every item of a list, with at most `limit` calls in parallel. */
export const inParallel = async <Item>(
  limit: number,
  items: readonly Item[],
  act: (item: Item) => Promise<void>,
): Promise<void> => {
  const rest = items.values()
  const worker = async () => {
    for (const item of rest) await act(item)
  }
  await Promise.all(Array.from({ length: limit }, worker))
}
