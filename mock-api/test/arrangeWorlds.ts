import type { World } from '@open-account/contracts/control/worlds'
import { now, testApp } from './testApp.ts'

/** A service whose control API is called. */
export const arrangeWorlds = async (clock = () => now) => {
  const { app, service } = await testApp({}, { clock })
  const call = (method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE', path: string, payload?: object) =>
    app.inject({ method, url: `/mock/v1${path}`, ...(payload === undefined ? {} : { payload }) })
  const create = async (body: object = {}) => (await call('POST', '/worlds', body)).json<World>().id
  const dateIn = async (world: string) =>
    (await app.inject({ url: '/appconfig', headers: { 'x-world': world } })).headers.date
  return { app, service, call, create, dateIn }
}
