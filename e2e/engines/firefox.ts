#!/usr/bin/env node
/**
 * Starts Firefox for Playwright, which drives it over WebDriver BiDi. Firefox 153 has no command for media features, which
 * Playwright 1.65 sends to every new context and cannot leave out: this program answers that command itself and passes
 * everything else on. Without it no context opens.
 */
import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { type RawData, WebSocket, WebSocketServer } from 'ws'
import { z } from 'zod'

/** What this program reads of a command. */
const command = z.object({ id: z.number(), method: z.string() })
const missingCommands = new Set(['emulation.setMediaFeaturesOverride'])
/** A page of the trace with its pictures is larger than the default limit of a message. */
const maxPayload = 256 * 1024 * 1024
/** What Firefox prints once it listens, and Playwright reads from this program. */
const announcement = 'WebDriver BiDi listening on '

// With its default binaryType, ws passes every message as a Buffer.
const textOf = (message: RawData): string => (message as Buffer).toString()

/** Passes the messages of one connection of Playwright to Firefox and back. */
const connect = (playwright: WebSocket, address: string) => {
  const firefox = new WebSocket(address, { perMessageDeflate: false, maxPayload })
  const waiting: string[] = []
  playwright.on('message', data => {
    const text = textOf(data)
    const { id, method } = command.parse(JSON.parse(text))
    if (missingCommands.has(method)) playwright.send(JSON.stringify({ type: 'success', id, result: {} }))
    else if (firefox.readyState === WebSocket.OPEN) firefox.send(text)
    else waiting.push(text)
  })
  firefox.on('open', () => waiting.splice(0).forEach(text => firefox.send(text)))
  firefox.on('message', data => playwright.send(textOf(data)))
  firefox.on('close', () => playwright.close())
  playwright.on('close', () => firefox.close())
}

const listenFor = (target: string) => {
  const server = new WebSocketServer({ host: '127.0.0.1', port: 0, maxPayload })
  server.on('connection', (playwright, { url }) => connect(playwright, new URL(url ?? '/', target).href))
  server.on('listening', () => {
    const address = server.address()
    if (address === null || typeof address === 'string') throw new Error('The bridge has no port')
    console.error(`${announcement}ws://127.0.0.1:${address.port}`)
  })
}

const firefox = spawn('firefox-esr', process.argv.slice(2), { stdio: ['inherit', 'inherit', 'pipe'] })
firefox.on('exit', code => process.exit(code ?? 1))
createInterface({ input: firefox.stderr }).on('line', line => {
  if (line.startsWith(announcement)) listenFor(line.slice(announcement.length))
  else console.error(line)
})
