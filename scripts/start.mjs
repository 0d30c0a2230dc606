/**
 * `npm start` and, with --dev, `npm run dev`: everything from a fresh clone to the running application.
 * Runs on the machine's own Node, however old, so it is plain JavaScript and needs no package.
 */
import { resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { exitCode, root } from './npm.mjs'
import { ensurePackages } from './packages.mjs'
import { endGroup, startPackageScript } from './packageScript.mjs'
import { freePort } from './port.mjs'
import { ensureWebBuild, webDist } from './webBuild.mjs'

const dev = process.argv.includes('--dev')
const host = process.env.HOST ?? 'localhost'
const port = process.env.PORT ?? '3000'
/** The address to call it by: a server that listens everywhere is reached at localhost. */
const origin = `http://${['0.0.0.0', '::'].includes(host) ? 'localhost' : host}:${port}`
const dataDir = resolve(root, process.env.DATA_DIR ?? '.data')
const serviceSettings = { DATA_DIR: dataDir, LOG_LEVEL: process.env.LOG_LEVEL ?? 'warn' }

/** What we started and must not leave behind, each with the exit code that it will have. */
const running = new Map()
/** Aborted by the first wish to stop. */
const stopping = new AbortController()

/** Milliseconds that a process may take to stop by itself. */
const patience = 8000

/** Starts a package's script; when it ends, so does everything, with its exit code unless we were asked to stop. */
const start = (folder, script, args, env) => {
  const child = startPackageScript(folder, script, args, env)
  running.set(child, untilEnded(child))
}

const stop = () => {
  if (stopping.signal.aborted) return
  stopping.abort()
  for (const child of running.keys()) {
    child.kill('SIGTERM')
    setTimeout(() => endGroup(child), patience).unref()
  }
}

/** npm dies of a signal together with its shell and leaves us behind; then it is time to stop as well. */
const stopWhenOrphaned = () => {
  const parent = process.ppid
  setInterval(() => {
    if (process.ppid !== parent) stop()
  }, 300).unref()
}

const untilEnded = async child => {
  const code = await exitCode(child)
  endGroup(child)
  const wasAsked = stopping.signal.aborted
  stop()
  return wasAsked ? 0 : code
}

const answers = async address => {
  try {
    return (await fetch(address)).ok
  } catch {
    // Nobody listens yet.
    return false
  }
}

/** Waits for a server; answers false when we are to stop before. */
const untilHealthy = async address => {
  while (!stopping.signal.aborted) {
    if (await answers(`${address}/health`)) return true
    await wait(100)
  }
  return false
}

const startService = () => {
  start('mock-api', 'start', [], { ...serviceSettings, HOST: host, PORT: port, WEB_DIST: webDist })
}

/** The service on a port of its own; once it is there, Vite serves the screens and passes the service's paths on. */
const startHotReload = async () => {
  const serviceHost = '127.0.0.1'
  const servicePort = String(await freePort(0, serviceHost))
  const serviceOrigin = `http://${serviceHost}:${servicePort}`
  // The service listens on loopback, and must know under which host Vite listens: beyond loopback it needs a token.
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

/** Why the port cannot be used, said before anything starts; undefined when it can. */
const refusalOfPort = async () => {
  if (!/^[1-9]\d*$/.test(port) || Number(port) > 65535)
    return `PORT must be a number from 1 to 65535, not "${port}".`
  try {
    await freePort(Number(port), host)
    return undefined
  } catch (error) {
    return `PORT ${port} on ${host} cannot be used: ${error.message}. Choose another one, for example PORT=3100.`
  }
}

const main = async () => {
  const installed = await ensurePackages()
  if (installed !== 0) return installed
  const built = dev ? 0 : await ensureWebBuild()
  if (built !== 0) return built
  const refusal = await refusalOfPort()
  if (refusal !== undefined) {
    console.error(refusal)
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
