import {
  createProductCall,
  exportProductsCall,
  listProductsCall,
  productOptionsCall,
  publishProductCall,
  readProductCall,
  updateProductCall,
  withdrawProductCall,
} from '@warsha/contract/console/catalogue/products.calls.ts'
import {
  createProductSchema,
  exportProductsSchema,
  listProductsSchema,
  productOptionsSchema,
  publishProductSchema,
  readProductSchema,
  updateProductSchema,
  withdrawProductSchema,
} from '@warsha/contract/console/catalogue/products.rest.ts'
import { type Baisa, decimalTextFromBaisa } from '@warsha/contract/money/baisa.ts'
import type { z } from 'zod'
import type { Command } from '#commands/define-command.ts'
import { positionBehind, readSortedPage, sortedKeysetPage } from '#commands/list-order.ts'
import { commandRoute } from '#http/command-route.ts'
import { sendCsv } from '#http/csv-export.ts'
import { sendRefusal } from '#http/rest/answers.ts'
import type { RestRoutes } from '#http/rest/rest-routes.ts'
import { routeOf } from '#http/rest/route-of.ts'
import { refuse } from '#kernel/outcome.ts'
import type { EditedProduct } from '../../rules/edited-product.ts'
import { createProduct } from '../../use-cases/create-product.ts'
import type { ProductEdit } from '../../use-cases/edit-product.ts'
import {
  type InChannels,
  listConsoleProducts,
  listProductOptions,
  productOrder,
} from '../../use-cases/list-console-products.ts'
import { publishProduct, withdrawProduct } from '../../use-cases/publish-product.ts'
import { readConsoleProduct } from '../../use-cases/read-console-product.ts'
import type { VariantPorts } from '../../use-cases/variant-ports.ts'
import { toListedProduct, toOptions, toProduct } from './to-product.ts'

/** Products as operators edit them. */
export function productRoutes(
  ports: VariantPorts,
  editProduct: Command<ProductEdit, EditedProduct>,
): RestRoutes {
  return (deps) => async (app) => {
    const { db } = deps
    const write = toProduct

    app.route({
      ...routeOf(listProductsCall, listProductsSchema),
      handler: async (request, reply) => {
        const page = readSortedPage(productOrder, request.query)
        if (!page) return sendRefusal(request, reply, refuse('INVALID', { field: 'after' }))
        const { found, ...counted } = await listConsoleProducts(deps, { filter: request.query, page }, ports)
        return sortedKeysetPage(found, { ...counted, limit: page.limit }, toListedProduct)
      },
    })

    app.route({
      ...routeOf(exportProductsCall, exportProductsSchema),
      handler: async (request, reply) => {
        const { sort, ...filter } = request.query
        return sendCsv<InChannels>(request, reply, {
          db,
          list: 'products',
          filter: request.query,
          columns: csvColumns,
          write: toRecord,
          read: async (after, limit) => {
            const asked = { filter, page: { sort, after: positionBehind(after), limit } }
            const page = await request.readDatabase((from) =>
              listConsoleProducts({ ...deps, db: from }, asked, ports),
            )
            return { rows: page.found, isExact: page.isExact }
          },
        })
      },
    })

    app.route({
      ...routeOf(productOptionsCall, productOptionsSchema),
      handler: async () => ({ data: toOptions(await listProductOptions(deps)) }),
    })

    app.route({
      ...routeOf(readProductCall, readProductSchema),
      handler: async (request, reply) => {
        const product = await readConsoleProduct(deps, request.params.id)
        return product.ok ? { data: write(product.value) } : sendRefusal(request, reply, product)
      },
    })

    app.route(
      commandRoute(deps, {
        call: createProductCall,
        schema: createProductSchema,
        command: createProduct,
        read: ({ body }) => ({
          kind: body.kind,
          productTypeId: body.type_id,
          categoryId: body.category_id,
          name: body.name,
          slug: body.slug,
        }),
        write,
      }),
    )

    app.route(
      commandRoute(deps, {
        call: updateProductCall,
        schema: updateProductSchema,
        command: editProduct,
        read: ({ params, body }) => ({ id: params.id, revision: body.revision, ...fieldsOf(body) }),
        write,
      }),
    )

    app.route(
      commandRoute(deps, {
        call: publishProductCall,
        schema: publishProductSchema,
        command: publishProduct,
        read: ({ params, body: { revision, channels: shown, at, is_for_sale } }) => ({
          id: params.id,
          revision,
          channels: shown,
          at,
          isForSale: is_for_sale,
        }),
        write,
      }),
    )

    app.route(
      commandRoute(deps, {
        call: withdrawProductCall,
        schema: withdrawProductSchema,
        command: withdrawProduct,
        read: ({ params, body }) => ({ id: params.id, revision: body.revision, channels: body.channels }),
        write,
      }),
    )
  }
}

type SentFields = z.output<(typeof updateProductSchema)['body']>

/** Only what was sent: a field that is left out stays. */
function fieldsOf(sent: SentFields): Omit<ProductEdit, 'id' | 'revision'> {
  const fields = {
    name: sent.name,
    description: sent.description,
    tag: sent.tag,
    freeGift: sent.free_gift,
    seoTitle: sent.seo_title,
    seoDescription: sent.seo_description,
    categoryId: sent.category_id,
    salesRank: sent.sales_rank,
    taxBasisPoints: sent.tax_basis_points,
    stateIds: sent.state_ids,
    ways: sent.ways?.map(({ service_type, venue }) => ({ serviceType: service_type, venue })),
    valueIds: sent.value_ids,
    numbers: sent.numbers?.map(({ attribute_id, number }) => ({ attributeId: attribute_id, number })),
    attributeTexts: sent.attribute_texts?.map(({ attribute_id, text }) => ({
      attributeId: attribute_id,
      text,
    })),
    attributeFiles: sent.attribute_files?.map(({ attribute_id, url }) => ({
      attributeId: attribute_id,
      url,
    })),
    variants: sent.variants?.map(({ id, sku, name, track_inventory, value_ids }) => ({
      id,
      sku,
      name,
      trackInventory: track_inventory,
      valueIds: value_ids,
    })),
    parts: sent.parts?.map(({ variant_id, quantity }) => ({ variantId: variant_id, quantity })),
  }
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined))
}

const csvColumns = [
  'id',
  'slug',
  'name_en',
  'name_ar',
  'category_en',
  'category_ar',
  'kind',
  'skus',
  'price_from',
  'price_to',
  'stock',
  'translation',
]

function toRecord(product: InChannels) {
  const amount = (baisa: Baisa | null) => (baisa === null ? '' : decimalTextFromBaisa(baisa))
  return [
    product.id,
    product.slug,
    product.nameEn,
    product.nameAr,
    product.categoryEn,
    product.categoryAr,
    product.kind,
    product.skus.join(' '),
    amount(product.minBaisa),
    amount(product.maxBaisa),
    product.stock ?? '',
    product.translation,
  ]
}
