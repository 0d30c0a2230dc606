import { monitorEventLoopDelay } from 'node:perf_hooks'

/*
 * Loaded into a server under measurement. Answers the message 'used' with its usage so far, and with the longest stall
 * of its main thread and its highest memory since the message 'watch'. Watching costs time, so it runs only between the
 * two messages. This file is plain JavaScript, so that it does not load a compiler into the measured process.
 */
const delay = monitorEventLoopDelay({ resolution: 1 })

/** Processor time of this thread so far, in milliseconds: independent of how busy the machine is. */
const worked = () => {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1_000
}
let work = 0
let last = 0
let peak = 0
/** @type {NodeJS.Timeout | undefined} */
let timer
const tick = () => {
  const now = worked()
  work = Math.max(work, now - last)
  last = now
  peak = Math.max(peak, process.memoryUsage.rss())
}

process.on('message', message => {
  if (message === 'watch') {
    delay.reset()
    delay.enable()
    work = 0
    peak = 0
    last = worked()
    timer = setInterval(tick, 1)
  } else {
    delay.disable()
    clearInterval(timer)
  }
  const { user, system } = process.cpuUsage()
  const stall = delay.max / 1_000_000
  process.send?.({ cpu: user + system, memory: process.memoryUsage.rss(), peak, stall, work })
})
