import type { FastifyRequest } from 'fastify'

/** Whether a caller wants a page, as a browser does. `accept`: its Accept header. */
export const wantsPage = (accept = ''): boolean => accept.includes('text/html')

/** The weight of a media type in an Accept header; 0 when it is not in there. */
const weightOf = (accept: string, type: string): number => {
  const named = accept.split(',').map(range => range.split(';').map(part => part.trim().toLowerCase()))
  const parameters = named.find(([name]) => name === type)
  if (parameters === undefined) return 0
  const weight = Number(parameters.find(part => part.startsWith('q='))?.slice(2) ?? 1)
  return Number.isNaN(weight) ? 0 : weight
}

/** Whether a call opens a page and prefers a page to JSON. */
export const opensPage = ({ method, headers }: Pick<FastifyRequest, 'method' | 'headers'>): boolean => {
  const { accept = '' } = headers
  const page = weightOf(accept, 'text/html')
  return (method === 'GET' || method === 'HEAD') && page > 0 && page >= weightOf(accept, 'application/json')
}
