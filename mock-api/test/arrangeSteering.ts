import type { InjectOptions } from 'fastify'
import { testApp } from './testApp.ts'

/** The header of a browser that opens a page. */
export const page = { accept: 'text/html' }

/** A service that is called with any method. */
export const arrangeSteering = async (variables: Readonly<Record<string, string>> = {}) => {
  const { app } = await testApp(variables)
  const call = async (
    method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
    url: string,
    more: InjectOptions = {},
  ) => {
    const answer = await app.inject({ method, url, ...more })
    const isJson = String(answer.headers['content-type']).includes('json')
    const error = isJson ? answer.json<{ error?: string }>().error : undefined
    return { status: answer.statusCode, error, headers: answer.headers, body: answer.body }
  }
  return { app, call }
}

export const reset = '/mock/v1/worlds/default/reset'
/** Calls that change something. */
export const changes = [
  ['POST', reset],
  ['POST', '/mock/v1/worlds/default/snapshots'],
  ['POST', '/mock/v1/worlds'],
  ['PUT', '/mock/v1/worlds/default/clock'],
  ['PATCH', '/mock/v1/worlds/default/flags'],
  ['DELETE', '/mock/v1/worlds/default/faults'],
  ['POST', '/mock/v1/worlds/default/inbox/wait'],
  ['GET', '/mock/enter/default'],
] as const
/** Calls that read something. */
export const reads = [
  '/mock/v1/worlds',
  '/mock/v1/worlds/default/archive',
  '/mock/v1/values',
  '/mock',
] as const
