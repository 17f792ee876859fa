import { serverPageCap } from '@warsha/contract/constants.ts'
import { invalidCall } from './errors.ts'

/** Saleor's paging: `first`/`after` forwards, `last`/`before` backwards, never mixed, opaque cursors. */
export type PageArgs = {
  first?: number | null
  last?: number | null
  after?: string | null
  before?: string | null
}

export type AskedPage = {
  fieldName: string
  /** Undefined when only the count is wanted. */
  size: number | undefined
  isBackward: boolean
  cursor: readonly string[] | undefined
}

export type Edge<Node> = { node: Node; cursor: string }

export type Connection<Node, ItsEdge = Edge<Node>> = {
  asked: AskedPage
  edges: readonly ItsEdge[]
  pageInfo: {
    hasNextPage: boolean
    hasPreviousPage: boolean
    startCursor: string | null
    endCursor: string | null
  }
  countAll(): number | Promise<number>
}

/** Checks the arguments in Saleor's order and refuses in its words. */
export function readPageArgs(args: PageArgs, fieldName: string): AskedPage {
  const { first, last, after, before } = args
  refuseTooMany('first', first, fieldName)
  refuseTooMany('last', last, fieldName)
  if (first && first < 0) throw invalidCall('Argument `first` must be a non-negative integer.')
  if (last && last < 0) throw invalidCall('Argument `last` must be a non-negative integer.')
  if (first && last) throw invalidCall('Argument `last` cannot be combined with `first`.')
  if (first && before) throw invalidCall('Argument `first` cannot be combined with `before`.')
  if (last && after) throw invalidCall('Argument `last` cannot be combined with `after`.')
  const cursor = after || before
  return {
    fieldName,
    size: first || last || undefined,
    isBackward: Boolean(last),
    cursor: cursor ? decodeCursor(cursor) : undefined,
  }
}

/** Pages through a list that is in memory anyway. A cursor follows its node, or keeps its place if the node is gone. */
export function connectionOfList<Node extends { id: number }>(
  nodes: readonly Node[],
  args: PageArgs,
  fieldName: string,
): Connection<Node> {
  const asked = readPageArgs(args, fieldName)
  const { size = 0, isBackward, cursor } = asked
  const place = cursor && placeOf(nodes, cursor)
  const start = isBackward ? Math.max(0, (place?.index ?? nodes.length) - size) : (place?.next ?? 0)
  const end = isBackward ? (place?.index ?? nodes.length) : start + size
  const edges = nodes
    .slice(start, end)
    .map((node, index) => ({ node, cursor: encodeCursor([String(node.id), String(start + index)]) }))
  const hasMore = isBackward ? start > 0 : end < nodes.length
  return toConnection(asked, edges, hasMore, () => nodes.length)
}

/**
 * Pages through rows of a query that sorted and filtered by itself, `asked.size + 1` of them, in the
 * direction asked for: the one too many tells that there is more.
 */
export function connectionOfRows<Row>(
  asked: AskedPage,
  {
    rows,
    cursorOf,
    countAll,
  }: {
    rows: readonly Row[]
    cursorOf(row: Row): readonly string[]
    countAll(): number | Promise<number>
  },
): Connection<Row> {
  const shown = rows.slice(0, asked.size ?? 0)
  if (asked.isBackward) shown.reverse()
  const edges = shown.map((node) => ({ node, cursor: encodeCursor(cursorOf(node)) }))
  return toConnection(asked, edges, rows.length > shown.length, countAll)
}

/** The same for rows in the order of their ids, read only when a page is asked for. */
export async function connectionByIds<Row extends { id: number }>(
  args: PageArgs,
  fieldName: string,
  {
    list,
    countAll,
  }: {
    list(page: { isBackward: boolean; cursor: number | undefined; size: number }): Promise<readonly Row[]>
    countAll(): Promise<number>
  },
): Promise<Connection<Row>> {
  const asked = readPageArgs(args, fieldName)
  const { size, isBackward } = asked
  const cursor = asked.cursor && readIdCursor(asked.cursor)
  const rows = size ? await list({ isBackward, cursor, size }) : []
  return connectionOfRows(asked, { rows, cursorOf: ({ id }) => [String(id)], countAll })
}

/** Resolvers of `XCountableConnection`: edges need a page size, and nobody counts unless asked to. */
export function connectionResolvers<Type extends string>(...types: Type[]) {
  const resolvers = {
    edges: <ItsEdge>({ asked, edges }: Connection<unknown, ItsEdge>) => {
      if (asked.size) return edges
      throw invalidCall(
        `You must provide a \`first\` or \`last\` value to properly paginate the \`${asked.fieldName}\` connection.`,
      )
    },
    totalCount: ({ countAll }: Pick<Connection<unknown>, 'countAll'>) => countAll(),
  }
  return Object.fromEntries(types.map((type) => [`${type}CountableConnection`, resolvers])) as Record<
    `${Type}CountableConnection`,
    typeof resolvers
  >
}

function toConnection<Node>(
  asked: AskedPage,
  edges: Connection<Node>['edges'],
  hasMore: boolean,
  countAll: Connection<Node>['countAll'],
): Connection<Node> {
  const cameFrom = Boolean(asked.cursor)
  const pageInfo = {
    hasNextPage: asked.size ? (asked.isBackward ? cameFrom : hasMore) : false,
    hasPreviousPage: asked.size ? (asked.isBackward ? hasMore : cameFrom) : false,
    startCursor: edges[0]?.cursor ?? null,
    endCursor: edges.at(-1)?.cursor ?? null,
  }
  return { asked, edges, pageInfo, countAll }
}

function refuseTooMany(argument: 'first' | 'last', size: number | null | undefined, fieldName: string): void {
  if (!size || size <= serverPageCap) return
  throw invalidCall(
    `Requesting ${size} records on the \`${fieldName}\` connection exceeds the \`${argument}\` limit of ${serverPageCap} records.`,
  )
}

function placeOf(nodes: readonly { id: number }[], [id, position = '']: readonly string[]) {
  if (!/^\d{1,15}$/.test(position)) throw invalidCall('Received cursor is invalid.')
  const found = nodes.findIndex((node) => String(node.id) === id)
  return found === -1
    ? { index: Number(position), next: Number(position) }
    : { index: found, next: found + 1 }
}

function readIdCursor([id = '']: readonly string[]): number {
  if (!/^[1-9]\d{0,8}$/.test(id)) throw invalidCall('Received cursor is invalid.')
  return Number(id)
}

function encodeCursor(values: readonly string[]): string {
  return Buffer.from(JSON.stringify(values)).toString('base64')
}

function decodeCursor(cursor: string): readonly string[] {
  try {
    const values: unknown = JSON.parse(Buffer.from(cursor.slice(0, 2000), 'base64').toString('utf8'))
    if (Array.isArray(values) && values.every((value) => typeof value === 'string')) return values
  } catch {
    // Not JSON: told below.
  }
  throw invalidCall('Received cursor is invalid.')
}
