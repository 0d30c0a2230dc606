/** A choice that has been made. A screen lets nobody pass without it, so that its lack is a fault of ours. */
export const chosen = <Choice extends string>(choice: Choice | '', field: string): Choice => {
  if (choice === '') throw new Error(`Submitted without ${field}`)
  return choice
}
