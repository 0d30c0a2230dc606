/* Loaded into a service under measurement: returns the memory in use, after a collection of garbage except for the message 'uncollected'. */
process.on('message', message => {
  if (message !== 'uncollected') globalThis.gc?.({ type: 'major', execution: 'sync', flavor: 'last-resort' })
  process.send?.(process.memoryUsage())
})
