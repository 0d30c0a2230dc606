import { readFile } from 'node:fs/promises'
import { BlockList } from 'node:net'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { z } from 'zod'
import { parseEnv } from '../src/kit/env.ts'
import { testApp } from './testApp.ts'

const attached = z.object({ default: z.object({ ipv4_address: z.string() }) })

const compose = z.object({
  services: z.record(
    z.string(),
    z.object({
      environment: z.record(z.string(), z.string()).optional(),
      networks: attached.optional(),
      profiles: z.array(z.string()).optional(),
      read_only: z.boolean().optional(),
      cap_drop: z.array(z.string()).optional(),
      security_opt: z.array(z.string()).optional(),
    }),
  ),
  configs: z.object({ replicas: z.object({ content: z.string() }) }),
  networks: z.object({
    default: z.object({
      ipam: z.object({ config: z.tuple([z.object({ subnet: z.string(), ip_range: z.string() })]) }),
    }),
  }),
})

/** Whether an address belongs to a network, written as in 192.0.2.0/24. */
const isIn = (network: string, address: string): boolean => {
  const [start = '', prefix] = network.split('/')
  const list = new BlockList()
  list.addSubnet(start, Number(prefix))
  return list.check(address)
}

const read = async () => {
  const text = await readFile(resolve(import.meta.dirname, '../../docker-compose.yml'), 'utf8')
  const { services, networks, configs } = compose.parse(parse(text, { merge: true }))
  const [{ subnet, ip_range: range }] = networks.default.ipam.config
  const { web, 'mock-api': service, ...others } = services
  return {
    all: services,
    upstream: configs.replicas.content,
    trusted: service?.environment?.['TRUSTED_PROXIES'] ?? '',
    proxy: web?.networks?.default.ipv4_address ?? '',
    others: [service, ...Object.values(others)].map(one => one?.networks?.default.ipv4_address),
    subnet,
    range,
  }
}

test('compose trusts the address of its proxy and gives that address to no other service', async () => {
  const { trusted, proxy, others, subnet, range } = await read()
  expect(trusted).toBe(proxy)
  expect(isIn(subnet, proxy)).toBe(true)
  expect(isIn(range, proxy)).toBe(false)
  expect(others).not.toContain(proxy)
})

test('the replicas of the profile scale trust their own proxy, which sends calls to both', async () => {
  const { all, upstream } = await read()
  const addressOf = (name: string) => all[name]?.networks?.default.ipv4_address ?? ''
  const proxy = addressOf('web-scale')
  for (const name of ['replica-1', 'replica-2']) {
    expect(all[name]?.profiles).toEqual(['scale'])
    expect(all[name]?.environment?.['TRUSTED_PROXIES']).toBe(proxy)
    expect(upstream).toContain(`server ${addressOf(name)}:3000 max_fails=0;`)
    const { DATABASE_URL = '', FILES_URL = '' } = all[name]?.environment ?? {}
    const { FILES_URL: files } = parseEnv({ DATABASE_URL, FILES_URL })
    expect(new URL(DATABASE_URL).hostname in all).toBe(true)
    expect(new URL(files?.endpoint ?? '').hostname in all).toBe(true)
  }
  const addresses = Object.keys(all)
    .map(addressOf)
    .filter(address => address !== '')
  expect(new Set(addresses).size).toBe(addresses.length)
})

test('the containers of this project have a read-only file system and no rights of their own', async () => {
  const { all } = await read()
  for (const name of ['web', 'mock-api', 'web-scale', 'replica-1', 'replica-2'])
    expect(all[name]).toMatchObject({
      read_only: true,
      cap_drop: ['ALL'],
      security_opt: ['no-new-privileges:true'],
    })
})

test('behind compose the service takes the caller from the proxy and from no other address of its network', async () => {
  const { trusted, proxy, subnet, range } = await read()
  const { app } = await testApp({ TRUSTED_PROXIES: trusted })
  app.get('/caller', request => ({ caller: request.ip }))
  const callerFrom = async (remoteAddress: string) => {
    const headers = { 'x-forwarded-for': '203.0.113.7' }
    return (await app.inject({ url: '/caller', remoteAddress, headers })).json<{ caller: string }>().caller
  }
  expect(await callerFrom(proxy)).toBe('203.0.113.7')
  const firstOf = (network: string, host: number) => network.replace(/\d+\/\d+$/, String(host))
  const [first] = /\d+(?=\/)/.exec(range) ?? []
  const neighbours = [1, 3, Number(first), Number(first) + 1, 254].map(host => firstOf(subnet, host))
  for (const address of ['127.0.0.1', '10.0.0.1', ...neighbours])
    expect(await callerFrom(address)).toBe(address)
})
