/**
 * `npm start` and, with --dev, `npm run dev`: installs, builds and starts the application, also from a fresh clone.
 * It runs on the machine's Node, of any version, so it is plain JavaScript without packages.
 */
import { resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { exitCode, root } from './npm.mjs'
import { ensurePackages } from './packages.mjs'
import { endGroup, startPackageScript } from './packageScript.mjs'
import { freePort } from './port.mjs'
import { ensureBuild, webDist } from './builds.mjs'

const dev = process.argv.includes('--dev')
const host = process.env.HOST ?? 'localhost'
const port = process.env.PORT ?? '3000'
/** The address of the application; localhost for a server that listens on every interface. */
const origin = `http://${['0.0.0.0', '::'].includes(host) ? 'localhost' : host}:${port}`
const dataDir = resolve(root, process.env.DATA_DIR ?? '.data')
const serviceSettings = { DATA_DIR: dataDir, LOG_LEVEL: process.env.LOG_LEVEL ?? 'warn' }

/** The processes that this one started and has to end, each with the promise of its exit code. */
const running = new Map()
/** Aborted by the first signal, or when a process ends. */
const stopping = new AbortController()

/** Milliseconds from SIGTERM until a process is killed. */
const stopTimeout = 8000

/** Starts a package's script. When the script ends, every other process is stopped too. */
const start = (folder, script, args, env) => {
  const child = startPackageScript(folder, script, args, env)
  running.set(child, untilEnded(child))
}

const stop = () => {
  if (stopping.signal.aborted) return
  stopping.abort()
  for (const child of running.keys()) {
    child.kill('SIGTERM')
    setTimeout(() => endGroup(child), stopTimeout).unref()
  }
}

/** A signal may end npm and its shell but not this process. Stops when the parent process is gone. */
const stopWhenOrphaned = () => {
  const parent = process.ppid
  setInterval(() => {
    if (process.ppid !== parent) stop()
  }, 300).unref()
}

/** The exit code of a process; 0 when it ended because of `stop`. */
const untilEnded = async child => {
  const code = await exitCode(child)
  endGroup(child)
  const stoppedBefore = stopping.signal.aborted
  stop()
  return stoppedBefore ? 0 : code
}

const isHealthy = async address => {
  try {
    return (await fetch(address)).ok
  } catch {
    // The server does not listen yet.
    return false
  }
}

/** Waits until a server is healthy; returns false when this process stops first. */
const untilHealthy = async address => {
  while (!stopping.signal.aborted) {
    if (await isHealthy(`${address}/health`)) return true
    await wait(100)
  }
  return false
}

const startService = () => {
  start('mock-api', 'start', [], { ...serviceSettings, HOST: host, PORT: port, WEB_DIST: webDist })
}

/** Starts the service on a free port, and then Vite, which serves the screens and forwards the service's paths. */
const startHotReload = async () => {
  const serviceHost = '127.0.0.1'
  const servicePort = String(await freePort(0, serviceHost))
  const serviceOrigin = `http://${serviceHost}:${servicePort}`
  // The service listens on loopback, but its host is Vite's: beyond loopback the service requires a token.
  start('mock-api', 'dev', [], {
    ...serviceSettings,
    HOST: serviceHost,
    PORT: servicePort,
    PUBLIC_URL: process.env.PUBLIC_URL || origin,
    CONTROL_HOSTS: [process.env.CONTROL_HOSTS ?? '', host].join(' '),
  })
  if (!(await untilHealthy(serviceOrigin))) return
  const viteArguments = [
    `--host=${host}`,
    `--port=${port}`,
    '--strictPort',
    '--clearScreen=false',
    '--logLevel=warn',
  ]
  start('web', 'dev', viteArguments, { SERVICE_ORIGIN: serviceOrigin })
}

/** Why the port cannot be used; undefined when it can. Checked before any process starts. */
const portProblem = async () => {
  if (!/^[1-9]\d*$/.test(port) || Number(port) > 65535)
    return `PORT must be a number from 1 to 65535, not "${port}".`
  try {
    await freePort(Number(port), host)
    return undefined
  } catch (error) {
    return `PORT ${port} on ${host} cannot be used: ${error.message}. Choose another port, for example PORT=3100.`
  }
}

const main = async () => {
  const installed = await ensurePackages()
  if (installed !== 0) return installed
  const built = dev ? 0 : Math.max(...(await Promise.all([ensureBuild('web'), ensureBuild('mock-api')])))
  if (built !== 0) return built
  const problem = await portProblem()
  if (problem !== undefined) {
    console.error(problem)
    return 1
  }

  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stop)
  stopWhenOrphaned()
  if (dev) await startHotReload()
  else startService()

  if (await untilHealthy(origin)) {
    console.log(`\nOpen Account is running${dev ? ', with hot reload' : ''}. Ctrl-C stops it.\n`)
    console.log(`  Application     ${origin}/open-account`)
    if (process.env.CONTROL !== 'off') console.log(`  Mock service    ${origin}/mock`)
    console.log(`  Data            ${dataDir}\n`)
  }
  return Math.max(...(await Promise.all(running.values())))
}

process.exitCode = await main()
