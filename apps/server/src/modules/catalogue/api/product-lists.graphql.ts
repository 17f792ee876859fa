import type { GraphQLResolveInfo } from 'graphql'
import { type AskedPage, type Connection, type PageArgs, readPageArgs } from '#http/graphql/connection.ts'
import { invalidCall } from '#http/graphql/errors.ts'
import type { RequestContext } from '#http/request-context.ts'
import type { Category, Channel, Product } from '../rules/catalogue.ts'
import type { ProductList } from '../rules/product-lists.ts'
import { pageOfList } from '../rules/product-page.ts'
import type { Term } from '../rules/product-terms.ts'
import { readSearchTerm } from '../rules/search-term.ts'
import type { AvailabilityPort, StockView } from '../use-cases/availability-port.ts'
import type { LoadedCatalogue } from '../use-cases/catalogue-model.ts'
import { listProducts } from '../use-cases/list-products.ts'
import { mentions } from './mentions.ts'
import { nodesOf, type ProductNode } from './nodes.ts'
import { withCatalogue } from './opened-catalogue.ts'
import { type ProductFilter, type ProductWhere, termsOfFilter, termsOfWhere } from './read-filter.ts'
import { type ProductOrderInput, readSort } from './read-sort.ts'
import { choiceOf } from './read-terms.ts'

export type ProductListArgs = PageArgs & {
  filter?: ProductFilter | null
  where?: ProductWhere | null
  sortBy?: ProductOrderInput | null
  search?: string | null
  channel?: string | null
}

type Info = Pick<GraphQLResolveInfo, 'fieldName' | 'fieldNodes' | 'fragments'>

/** Fields below a list that need the counts: when the list has asked for them, none of its products has to wait. */
const stockFields: ReadonlySet<string> = new Set(['quantityAvailable', 'isAvailable'])

/** The lists of products. Availability is asked for only when the question is about stock. */
export function productListResolvers(availability: AvailabilityPort) {
  const list = (args: ProductListArgs, context: RequestContext, info: Info, within: readonly Term[]) => {
    const { filter, where } = args
    if (filter && where && Object.keys(filter).length > 0 && Object.keys(where).length > 0) {
      throw invalidCall('Only one filtering argument (filter or where) can be specified.')
    }
    const asked = readPageArgs(args, info.fieldName)
    const needsStock = mentions(info, stockFields) || asksForStock(filter) || asksForStock(where)
    return withCatalogue(context, (loaded) =>
      needsStock
        ? availability(context, listedState(args)).then((stock) =>
            answer(loaded, args, context, asked, within, stock),
          )
        : answer(loaded, args, context, asked, within),
    )
  }
  return {
    Query: {
      products: (_root: unknown, args: ProductListArgs, context: RequestContext, info: Info) =>
        list(args, context, info, []),
    },
    Category: {
      products: ({ id }: Category, args: ProductListArgs, context: RequestContext, info: Info) =>
        list(args, context, info, [{ is: 'categories', ids: [id] }]),
    },
    ProductCountableEdge: { cursor: writeCursor },
  }
}

function answer(
  loaded: LoadedCatalogue,
  { filter, where, sortBy, search, channel }: ProductListArgs,
  context: RequestContext,
  asked: AskedPage,
  within: readonly Term[],
  stock?: StockView,
): Connection<ProductNode> | Promise<Connection<ProductNode>> {
  const term = readSearchTerm(search || filter?.search)
  const { sort, isByRank } = readSort(sortBy, { locale: context.locale, isSearch: term !== undefined })
  const place = { stateId: stock?.stateId ?? null, stockVersion: stock?.availability.version ?? 0 }
  const terms = [
    ...within,
    ...(filter ? termsOfFilter(filter, place) : []),
    ...(where ? termsOfWhere(where, place) : []),
  ]
  const shown = loaded.catalogue.channels.get(
    channel || filter?.channel || sortBy?.channel || context.channel,
  )
  if (!shown) return emptyConnection(asked)
  const question = {
    channel: shown,
    terms,
    sort,
    nowMs: context.clock.now().getTime(),
    availability: stock?.availability,
  }
  if (!term) return toConnection(loaded, loaded.lists.find(question), shown, asked)
  return listProducts(loaded, { ...question, term, isByRank }).then((list) =>
    toConnection(loaded, list, shown, asked),
  )
}

function toConnection(
  { catalogue }: LoadedCatalogue,
  list: ProductList,
  channel: Channel,
  asked: AskedPage,
): Connection<ProductNode> {
  const countAll = () => list.count
  const { size, isBackward, cursor } = asked
  if (!size) return { ...emptyConnection(asked), countAll }
  const page = pageOfList(list, { size, isBackward, cursor })
  if (!page) throw invalidCall('Received cursor is invalid.')
  const nodes = nodesOf(catalogue)
  const { indexes, start, hasMore } = page
  const edges = Array.from(indexes, (index, at) => ({
    node: nodes.ofProduct(catalogue.products[index] as Product, channel),
    list,
    position: start + at,
  }))
  const cameFrom = Boolean(cursor)
  return {
    asked,
    edges: edges as unknown as Connection<ProductNode>['edges'],
    pageInfo: {
      hasNextPage: isBackward ? cameFrom : hasMore,
      hasPreviousPage: isBackward ? hasMore : cameFrom,
      get startCursor() {
        return edges[0] ? writeCursor(edges[0]) : null
      },
      get endCursor() {
        const last = edges.at(-1)
        return last ? writeCursor(last) : null
      },
    },
    countAll,
  }
}

/** Most callers read one cursor of a page, if any: each is written when it is read. */
type Edge = { list: ProductList; position: number }

function writeCursor({ list, position }: Edge): string {
  return Buffer.from(JSON.stringify(list.cursorAt(position))).toString('base64')
}

function emptyConnection(asked: AskedPage): Connection<ProductNode> {
  const pageInfo = { hasNextPage: false, hasPreviousPage: false, startCursor: null, endCursor: null }
  return { asked, edges: [], pageInfo, countAll: () => 0 }
}

/** A list of one place's products says where the caller shops. */
function listedState({ filter, where }: ProductListArgs): string | undefined {
  const named = (filter?.attributes ?? where?.attributes)?.find(({ slug }) => slug === 'state')
  const slugs = named?.values ?? choiceOf(named?.value?.slug)
  return slugs?.length === 1 ? slugs[0] : undefined
}

type StockQuestion = {
  stockAvailability?: unknown
  stocks?: unknown
  AND?: StockQuestion[] | null
  OR?: StockQuestion[] | null
}

function asksForStock(filter: StockQuestion | null | undefined): boolean {
  if (!filter) return false
  const { stockAvailability, stocks, AND, OR } = filter
  return Boolean(stockAvailability || stocks) || [...(AND ?? []), ...(OR ?? [])].some(asksForStock)
}
