import { previewProductCall } from '@warsha/contract/console/catalogue/product-preview.calls.ts'
import { previewProductSchema } from '@warsha/contract/console/catalogue/product-preview.rest.ts'
import { toGlobalId } from '@warsha/contract/ids/global-id.ts'
import { actorOf } from '#http/command-route.ts'
import { sendRefusal } from '#http/rest/answers.ts'
import type { RestRoutes } from '#http/rest/rest-routes.ts'
import { routeOf } from '#http/rest/route-of.ts'
import { previewParameter, previewProduct } from '../../use-cases/preview-product.ts'

/** Signed links to products as the shop would show them. */
export const productPreviewRoutes: RestRoutes = (deps) => async (app) => {
  app.route({
    ...routeOf(previewProductCall, previewProductSchema),
    handler: async (request, reply) => {
      const { id: productId } = request.params
      const { operatorId } = actorOf(request)
      const signed = await previewProduct(deps, { productId, operatorId })
      if (!signed.ok) return sendRefusal(request, reply, signed)
      const { token, expiresAt } = signed.value
      const page = `/${request.shopLocale}/product/${encodeURIComponent(toGlobalId('Product', productId))}`
      const origin = deps.config.PUBLIC_URL ? new URL(deps.config.PUBLIC_URL).origin : ''
      const query = new URLSearchParams({ [previewParameter]: token })
      return { data: { url: `${origin}${page}?${query}`, expires_at: expiresAt.toISOString() } }
    },
  })
}
