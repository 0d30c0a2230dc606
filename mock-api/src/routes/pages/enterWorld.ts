import type { FastifyReply } from 'fastify'
import { worldCookie } from '../../plugins/world.ts'

/** Sets the cookie by which a browser is in a world. */
export const enterWorld = (reply: FastifyReply, world: string): FastifyReply =>
  reply.setCookie(worldCookie, world, { path: '/', httpOnly: true, sameSite: 'lax' })
