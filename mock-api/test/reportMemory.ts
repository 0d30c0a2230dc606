/* Loaded into a service under measurement: collects garbage on each message and returns the memory in use. */
process.on('message', () => {
  globalThis.gc?.({ type: 'major', execution: 'sync', flavor: 'last-resort' })
  process.send?.(process.memoryUsage())
})
