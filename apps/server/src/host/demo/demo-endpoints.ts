import { translatorFor } from '@warsha/i18n/catalogue.ts'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { hiddenRoute } from '#host/access/hidden-route.ts'
import { sendFailure } from '#host/error-handler.ts'
import type { Deps } from '#http/deps.ts'
import { listSentMessages } from '#kernel/messaging/demo-outbox.ts'
import { listDemoCodes } from '#modules/staff/index.ts'
import { authenticatorPage } from './authenticator-page.ts'
import { demoPageInline } from './demo-page.ts'
import { installGatewayPage } from './gateway-endpoints.ts'
import { demoInsurancePath, insuranceCovers, insuranceInline, insurancePage } from './insurance-page.ts'
import { outboxPage } from './outbox-page.ts'

const query = z.object({ to: z.string().max(80).optional() })
const insuranceQuery = z.object({
  lang: z.enum(['en', 'ar']).optional().catch(undefined),
  value: z
    .string()
    .regex(/^\d{3,6}$/)
    .transform(Number)
    .optional()
    .catch(undefined),
  cover: z.enum(insuranceCovers).catch('full'),
})
const badQuery = { status: 400, code: 'INVALID', field: 'to' }

/** Endpoints for trying the product; they exist only while DEMO is on. */
export function installDemoEndpoints(app: FastifyInstance, deps: Deps): void {
  const { db, config } = deps
  if (!config.demo) return
  installGatewayPage(app, deps)

  app.get('/demo/outbox.json', hiddenRoute, async (request, reply) => {
    const asked = query.safeParse(request.query)
    if (!asked.success) return sendFailure(request, reply, badQuery)
    reply.header('Cache-Control', 'no-store')
    const messages = await listSentMessages(db, plusSign(asked.data.to))
    return {
      data: messages.map(({ recipient, service, text, code, sentAt }) => ({
        to: recipient,
        service,
        text,
        code,
        sent_at: sentAt.toISOString(),
      })),
    }
  })

  app.get('/demo/outbox', hiddenRoute, async (request, reply) => {
    const asked = query.safeParse(request.query)
    if (!asked.success) return sendFailure(request, reply, badQuery)
    const messages = await listSentMessages(db, plusSign(asked.data.to))
    const locale = request.shopLocale
    return reply
      .type('text/html; charset=utf-8')
      .header('Cache-Control', 'no-store')
      .allowInline(demoPageInline)
      .send(outboxPage(messages, translatorFor(locale), locale))
  })

  app.get('/demo/authenticator', hiddenRoute, async (request, reply) => {
    const locale = request.shopLocale
    return reply
      .type('text/html; charset=utf-8')
      .header('Cache-Control', 'no-store')
      .allowInline(demoPageInline)
      .send(authenticatorPage(await listDemoCodes(deps), translatorFor(locale), locale))
  })

  // A partner's page may be framed by the shop, unlike any page of the shop itself.
  app.get(demoInsurancePath, hiddenRoute, async (request, reply) => {
    const { lang = request.shopLocale, value, cover } = insuranceQuery.parse(request.query)
    return reply
      .type('text/html; charset=utf-8')
      .header('Cache-Control', 'no-store')
      .allowInline(insuranceInline)
      .allowFraming()
      .send(insurancePage(lang, { value, cover }))
  })
}

/** In a query an unescaped + is a space. */
function plusSign(to: string | undefined): string | undefined {
  return to?.replace(/^ /, '+')
}
