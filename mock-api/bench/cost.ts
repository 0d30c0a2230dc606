/** Tells the parent its port, and answers each message with the processor time used so far, in microseconds. */
export const reportCost = (port: number): void => {
  process.on('message', () => {
    const { user, system } = process.cpuUsage()
    process.send?.({ cpu: user + system, memory: process.memoryUsage().rss })
  })
  process.send?.({ port })
}
