/** The result of the work. Rejects when it takes longer. */
export const withTimeout = async <Result>(work: Promise<Result>, milliseconds: number): Promise<Result> => {
  let timer: NodeJS.Timeout | undefined
  const timeout = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('Timeout')), milliseconds)
  })
  try {
    return await Promise.race([work, timeout])
  } finally {
    clearTimeout(timer)
  }
}
