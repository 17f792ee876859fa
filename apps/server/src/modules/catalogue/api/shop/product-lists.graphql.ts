import { readKey } from '@warsha/contract/ids/global-id.ts'
import type { GraphQLResolveInfo } from 'graphql'
import {
  type AskedPage,
  type Connection,
  connectionResolvers,
  readPageArgs,
} from '#http/graphql/connection.ts'
import { invalidCall } from '#http/graphql/errors.ts'
import type { ProductListsResolvers } from '#http/graphql/resolvers.generated.ts'
import type { CarInput, QueryProductsArgs } from '#http/graphql/schema.generated.ts'
import type { RequestContext } from '#http/request-context.ts'
import type { Channel } from '../../rules/catalogue.ts'
import type { ProductPage } from '../../rules/product-page.ts'
import type { Term } from '../../rules/product-term.ts'
import { readSearchTerm } from '../../rules/search-term.ts'
import type { AvailabilityPort, StockView } from '../../use-cases/availability-port.ts'
import type { LoadedCatalogue } from '../../use-cases/catalogue-model.ts'
import { findCarNeeds } from '../../use-cases/find-car-needs.ts'
import { listProducts } from '../../use-cases/list-products.ts'
import type { ListRefusal } from '../../use-cases/stored-lists.ts'
import type { CatalogueNodes } from './catalogue-nodes.ts'
import { nodesOf, type ProductNode } from './nodes.ts'
import { type ProductEdge, writeCursor } from './product-edge.ts'
import { termsOfFilter, termsOfWhere } from './read-filter.ts'
import { readSort } from './read-sort.ts'
import { choiceOf } from './read-terms.ts'
import { withCatalogue } from './request-catalogue.ts'
import { selectsField } from './selects-field.ts'

type ProductListArgs = QueryProductsArgs

/** The parent that a list is a part of, and the order that the list then has. */
type Within = { terms?: readonly Term[]; arrangement?: readonly number[] | undefined }

type Info = Pick<GraphQLResolveInfo, 'fieldName' | 'fieldNodes' | 'fragments'>

/** Fields below a list that need the counts: when the list has asked for them, none of its products has to wait. */
const stockFields: ReadonlySet<string> = new Set(['quantityAvailable', 'isAvailable'])

/** The lists of products. Availability is asked for only when the question is about stock. */
export function productListResolvers(availability: AvailabilityPort) {
  const list = (args: ProductListArgs, context: RequestContext, info: Info, within: Within = {}) => {
    const { filter, where } = args
    if (filter && where && Object.keys(filter).length > 0 && Object.keys(where).length > 0) {
      throw invalidCall('Only one filtering argument (filter or where) can be specified.')
    }
    const asked = readPageArgs(args, info.fieldName)
    const listWithin = (part: Within) => listNow(args, context, info, asked, part)
    return filter?.fits
      ? carTerms(context, filter.fits).then((car) =>
          listWithin({ ...within, terms: [...(within.terms ?? []), ...car] }),
        )
      : listWithin(within)
  }
  const listNow = (
    args: ProductListArgs,
    context: RequestContext,
    info: Info,
    asked: AskedPage,
    within: Within,
  ) => {
    const { filter, where } = args
    const needsStock = selectsField(info, stockFields) || asksForStock(filter) || asksForStock(where)
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
      products: (_root, args, context, info) => list(args, context, info),
    },
    Category: {
      products: ({ id }, args, context, info) =>
        list(args, context, info, { terms: [{ is: 'categories', ids: [id] }] }),
    },
    Collection: {
      products: ({ id, productIds, shownIn }, args, context, info) =>
        list({ ...args, channel: shownIn.slug }, context, info, {
          terms: [{ is: 'collections', ids: [id] }],
          arrangement: arrangementFor(args, productIds),
        }),
    },
    ProductCountableEdge: { cursor: writeCursor },
    ...connectionResolvers('Product'),
  } satisfies ProductListsResolvers<CatalogueNodes>
}

/** A car that there is not is a mistake of the caller, who would otherwise take everything for fitting. */
async function carTerms(context: RequestContext, { car, year }: CarInput): Promise<Term[]> {
  const carId = readKey('Car', car)
  const terms = carId === undefined ? undefined : await findCarNeeds(context, { carId, year })
  if (!terms) throw invalidCall('There is no such car.')
  return terms
}

function answer(
  loaded: LoadedCatalogue,
  { filter, where, sortBy, search, channel }: ProductListArgs,
  context: RequestContext,
  asked: AskedPage,
  within: Within,
  stock?: StockView,
): ProductConnection | Promise<ProductConnection> {
  const term = readSearchTerm(search || filter?.search)
  const { sort, isByRank } = readSort(sortBy, { locale: context.locale, isSearch: term !== undefined })
  const stateId = stock?.stateId ?? null
  const terms = [
    ...(within.terms ?? []),
    ...(filter ? termsOfFilter(filter, stateId) : []),
    ...(where ? termsOfWhere(where, stateId) : []),
  ]
  const shown = loaded.catalogue.channels.get(
    channel || filter?.channel || sortBy?.channel || context.channel,
  )
  if (!shown) return emptyConnection(asked)
  const { size = 0, isBackward, cursor } = asked
  const page = listProducts(loaded, {
    channel: shown,
    terms,
    sort,
    nowMs: context.clock.now().getTime(),
    ...(stock && { availability: stock.availability, units: stock.units }),
    ...(within.arrangement && { arrangement: within.arrangement }),
    ...(term && { search: { term, isByRank } }),
    page: { size, isBackward, cursor },
  })
  return page instanceof Promise
    ? page.then((found) => toConnection(loaded, found, shown, asked))
    : toConnection(loaded, page, shown, asked)
}

/** A collection's own order, unless the caller wants another one or searches. */
function arrangementFor(
  { sortBy, search, filter }: Pick<ProductListArgs, 'sortBy' | 'search' | 'filter'>,
  productIds: readonly number[],
): readonly number[] | undefined {
  const isOther = sortBy?.attributeId || (sortBy?.field && sortBy.field !== 'COLLECTION')
  if (isOther || readSearchTerm(search || filter?.search)) return undefined
  return sortBy?.field && sortBy.direction === 'DESC' ? productIds.toReversed() : productIds
}

function toConnection(
  { catalogue }: LoadedCatalogue,
  page: ProductPage | ListRefusal | undefined,
  channel: Channel,
  asked: AskedPage,
): ProductConnection {
  if (!page) throw invalidCall('Received cursor is invalid.')
  if (page === 'FILTER_UNAVAILABLE') {
    throw invalidCall('This filter is not available for a catalogue of this size.')
  }
  const { products, hasMore, count } = page
  if (!asked.size) return { ...emptyConnection(asked), countAll: count }
  const nodes = nodesOf(catalogue)
  const edges = products.map((product, position) => ({
    node: nodes.ofProduct(product, channel),
    page,
    position,
  }))
  const { isBackward } = asked
  const cameFrom = Boolean(asked.cursor)
  return {
    asked,
    edges,
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
    countAll: count,
  }
}

type ProductConnection = Connection<ProductNode, ProductEdge>

function emptyConnection(asked: AskedPage): ProductConnection {
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
  AND?: readonly StockQuestion[] | null
  OR?: readonly StockQuestion[] | null
}

function asksForStock(filter: StockQuestion | null | undefined): boolean {
  if (!filter) return false
  const { stockAvailability, stocks, AND, OR } = filter
  return Boolean(stockAvailability || stocks) || [...(AND ?? []), ...(OR ?? [])].some(asksForStock)
}
