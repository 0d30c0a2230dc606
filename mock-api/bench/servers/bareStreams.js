import fastify from 'fastify'

/** The baseline of an open stream: the framework, the headers and one event. */
const app = fastify()
app.get('/health', () => ({ status: 'ok' }))
app.get('/khaos/v1/upload/event', (_request, reply) => {
  reply.hijack()
  reply.raw.writeHead(200, { 'content-type': 'text/event-stream' })
  reply.raw.write('id: 1\ndata: {"kind":"end"}\n\n')
})
await app.listen({ port: Number(process.env.PORT), host: '127.0.0.1' })
