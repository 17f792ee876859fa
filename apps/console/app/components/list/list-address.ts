import { useMemo } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router'
import type * as z from 'zod/mini'

/** Values of filters as the address has them; what is absent does not filter. */
export type Filters = Readonly<Record<string, string | undefined>>

export type ListAddress = {
  filters: Filters
  sort: string | undefined
  /** The columns that are shown; undefined means those that are shown at first. */
  columns: readonly string[] | undefined
  /** The position behind which the page begins. */
  after: string | undefined
  pageNumber: number
  change(filters: Filters, options?: { isTyping?: boolean }): void
  sortBy(sort: string): void
  showColumns(columns: readonly string[]): void
  clear(): void
  next(after: string): void
  previous(): void
}

type Trail = { before?: readonly (string | null)[] }

/**
 * What a list shows, read out of the address, where a bookmark or a colleague may have put anything: what the schema does
 * not accept is left out. Pages know the ones before them by the history's own entry.
 */
export function useListAddress<Schema extends z.ZodMiniObject>(schema: Schema): ListAddress {
  const [params, setParams] = useSearchParams()
  const { state } = useLocation()
  const navigate = useNavigate()
  const before = (state as Trail | null)?.before ?? []
  const read = useMemo(() => readAddress(schema, params), [schema, params])

  function go(changes: Filters, { isTyping = false } = {}) {
    setParams((current) => writeAddress(current, { ...changes, after: undefined }), { replace: isTyping })
  }

  function turn(after: string | null, trail: readonly (string | null)[]) {
    const search = writeAddress(params, { after: after ?? undefined }).toString()
    navigate({ search: search && `?${search}` }, { state: { before: trail } satisfies Trail })
  }

  return {
    ...read,
    pageNumber: before.length + 1,
    change: go,
    sortBy: (sort) => go({ sort }),
    showColumns: (columns) => setParams((current) => writeAddress(current, { columns: columns.join(',') })),
    clear: () => go(Object.fromEntries(Object.keys(read.filters).map((name) => [name, undefined]))),
    next: (after) => turn(after, [...before, read.after ?? null]),
    previous: () => turn(before.at(-1) ?? null, before.slice(0, -1)),
  }
}

export function readAddress<Schema extends z.ZodMiniObject>(schema: Schema, params: URLSearchParams) {
  const given: Record<string, unknown> = {}
  for (const [name, field] of Object.entries(schema.shape)) {
    const text = params.get(name)
    if (text === null) continue
    const parsed = (field as z.ZodMiniType).safeParse(text)
    if (parsed.success) given[name] = parsed.data
  }
  const { sort, ...filters } = given
  return {
    filters: filters as Filters,
    sort: sort as string | undefined,
    columns: params.get('columns')?.split(',').filter(Boolean),
    after: params.get('after') ?? undefined,
  }
}

export function writeAddress(current: URLSearchParams, changes: Filters): URLSearchParams {
  const next = new URLSearchParams(current)
  for (const [name, value] of Object.entries(changes)) {
    if (value) next.set(name, value)
    else next.delete(name)
  }
  return next
}
