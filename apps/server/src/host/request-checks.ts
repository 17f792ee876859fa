import fp from 'fastify-plugin'
import { sendFailure } from './error-handler.ts'

/** Refuses what no route could answer sensibly: neither files nor texts of the database may contain a NUL. */
export const requestChecks = fp(async (app) => {
  app.addHook('onRequest', (request, reply, done) => {
    if (request.url.includes('%00')) sendFailure(request, reply, { status: 400, code: 'INVALID' })
    else done()
  })
})
