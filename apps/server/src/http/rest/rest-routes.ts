import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { Deps } from '#http/deps.ts'

/** A module's REST routes; paths are written without `/api/v1`. */
export type RestRoutes = (deps: Deps) => FastifyPluginAsyncZod
