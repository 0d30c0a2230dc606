import fastify from 'fastify'

/** The baseline of a start: the framework with one route and nothing else. */
const app = fastify()
app.get('/health', () => ({ status: 'ok' }))
await app.listen({ port: Number(process.env['PORT']), host: '127.0.0.1' })
