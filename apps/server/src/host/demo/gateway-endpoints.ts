import { baisa } from '@warsha/contract/money/baisa.ts'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { hiddenRoute } from '#host/access/hidden-route.ts'
import { sendFailure } from '#host/error-handler.ts'
import type { Deps } from '#http/deps.ts'
import {
  decideSandboxPayment,
  lieInSandbox,
  moveInSandbox,
  payOutSandbox,
  readSandboxPayment,
  returnUrlOf,
  sandboxPagePath,
  switchSandbox,
} from '#modules/payments/index.ts'
import { gatewayInline, gatewayPage } from './gateway-page.ts'

const params = z.object({ reference: z.string().regex(/^sbx_[0-9a-f]{24}$/) })
const query = z.object({ lang: z.enum(['en', 'ar']).optional().catch(undefined) })
const choice = z.object({
  outcome: z.enum(['pay', 'decline', 'cancel']),
  card: z.string().max(40).optional(),
})

/** The delay is limited to the time that a call to a gateway may take. */
const switchesShape = z.object({
  outage: z
    .enum(['on', 'off'])
    .transform((value) => value === 'on')
    .optional(),
  delay_ms: z
    .string()
    .regex(/^\d{1,5}$/)
    .transform(Number)
    .pipe(z.int().max(20_000))
    .optional(),
})

const amountText = z
  .string()
  .regex(/^\d{1,9}$/)
  .transform((text) => baisa(Number(text)))

/** A movement in the sandbox's book that the shop has not asked for, another word about one, or a payout. */
const bookShape = z.union([
  z.object({ payout: z.literal('now'), short_by_baisa: amountText.optional() }),
  z.object({
    kind: z.enum(['charge', 'refund', 'fee', 'payout', 'chargeback']),
    reference: z.string().min(1).max(200),
    is_hidden: z
      .enum(['on', 'off'])
      .transform((value) => value === 'on')
      .optional(),
    amount_baisa: amountText.optional(),
    fee_baisa: amountText.optional(),
  }),
  z.object({
    kind: z.enum(['charge', 'refund', 'fee', 'payout', 'chargeback']),
    amount_baisa: amountText.refine((amount) => amount > 0),
    payment: z.string().max(200).optional(),
  }),
])

const maxBytes = 4096
const notFound = { status: 404, code: 'NOT_FOUND' }

/** The sandbox gateway's hosted page. Card data entered there is neither stored nor logged. */
export function installGatewayPage(app: FastifyInstance, deps: Deps): void {
  void app.register(async (scope) => {
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: maxBytes },
      (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
    )

    scope.post(sandboxPagePath, hiddenRoute, async (request, reply) => {
      const asked = switchesShape.safeParse(request.body)
      if (!asked.success)
        return sendFailure(request, reply, { status: 400, code: 'INVALID', field: 'outage' })
      const { outage, delayMs } = await switchSandbox(deps, switchesOf(asked.data))
      return reply.header('Cache-Control', 'no-store').send({ data: { outage, delay_ms: delayMs } })
    })

    scope.post(`${sandboxPagePath}/book`, hiddenRoute, async (request, reply) => {
      const asked = bookShape.safeParse(request.body)
      if (!asked.success) return sendFailure(request, reply, { status: 400, code: 'INVALID', field: 'kind' })
      const reference = await writeBook(deps, asked.data)
      if (reference === undefined) return sendFailure(request, reply, notFound)
      return reply.header('Cache-Control', 'no-store').send({ data: { reference } })
    })

    scope.get(`${sandboxPagePath}/:reference`, hiddenRoute, async (request, reply) => {
      const asked = params.safeParse(request.params)
      const payment = asked.success && (await readSandboxPayment(deps.db, asked.data.reference))
      if (!payment) return sendFailure(request, reply, notFound)
      // Back from the shop, or opened again: there is nothing left to choose.
      if (!payment.isOpen) return reply.redirect(returnUrlOf(payment), 303)
      const { lang = payment.language } = query.parse(request.query)
      return reply
        .type('text/html; charset=utf-8')
        .header('Cache-Control', 'no-store')
        .header('Referrer-Policy', 'no-referrer')
        .allowInline(gatewayInline)
        .send(gatewayPage(payment, lang))
    })

    scope.post(`${sandboxPagePath}/:reference`, hiddenRoute, async (request, reply) => {
      const asked = params.safeParse(request.params)
      const chosen = choice.safeParse(request.body)
      if (!asked.success) return sendFailure(request, reply, notFound)
      if (!chosen.success)
        return sendFailure(request, reply, { status: 400, code: 'INVALID', field: 'outcome' })
      const decided = await decideSandboxPayment(deps, asked.data.reference, chosen.data)
      return decided.ok ? reply.redirect(decided.value, 303) : sendFailure(request, reply, notFound)
    })
  })
}

function switchesOf({ outage, delay_ms: delayMs }: z.output<typeof switchesShape>) {
  return { ...(outage !== undefined && { outage }), ...(delayMs !== undefined && { delayMs }) }
}

/** Undefined: there is no such movement, or nothing to pay out. */
async function writeBook(deps: Deps, asked: z.output<typeof bookShape>): Promise<string | undefined> {
  if ('payout' in asked) {
    const before = deps.clock.now()
    return (await payOutSandbox(deps, { before, shortBy: asked.short_by_baisa })) ? 'payout' : undefined
  }
  if (!('reference' in asked)) {
    const { kind, amount_baisa: amount, payment } = asked
    return moveInSandbox(deps.db, { kind, amount, payment })
  }
  const { kind, reference, is_hidden: isHidden, amount_baisa: amountBaisa, fee_baisa: feeBaisa } = asked
  const lie = {
    ...(isHidden !== undefined && { isHidden }),
    ...(amountBaisa && { amountBaisa }),
    ...(feeBaisa && { feeBaisa }),
  }
  return (await lieInSandbox(deps.db, { kind, reference }, lie)) ? reference : undefined
}
