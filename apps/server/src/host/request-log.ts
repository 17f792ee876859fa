import { type FastifyReply, type FastifyRequest, LogController } from 'fastify'
import { comesFromInside } from '#host/storefront/in-process-transport.ts'

/** One line for every request of the outside, once it is answered. Calls that a page makes while it is rendered are its own. */
export class RequestLog extends LogController {
  override isLogDisabled(request: FastifyRequest): boolean {
    return comesFromInside(request)
  }

  override incomingRequest(): void {}

  override requestCompleted(
    error: Error | null | undefined,
    request: FastifyRequest,
    reply: FastifyReply,
  ): void {
    if (this.isLogDisabled(request)) return
    const line = { req: request, res: reply, responseTime: reply.elapsedTime }
    if (error) request.log.error({ ...line, err: error }, 'request errored')
    else request.log.info(line, 'request completed')
  }
}
