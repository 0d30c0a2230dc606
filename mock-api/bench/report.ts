/* Loaded into a server that is measured: answers each message with what it has used so far. */
process.on('message', () => {
  const { user, system } = process.cpuUsage()
  process.send?.({ cpu: user + system, memory: process.memoryUsage().rss })
})
