/** @vitest-environment happy-dom */

import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { ListIcon } from '@warsha/ui/shop-icons.tsx'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { loadTexts } from '~/session/messages.ts'
import { setOperator } from '~/session/operator.ts'
import type { ListAddress } from './list-address.ts'
import { ListPage } from './list-page.tsx'
import type { ListColumn, RowNames } from './list-types.ts'

type Row = { id: string; name: string }

const rows: Row[] = Array.from({ length: 200 }, (_, at) => ({ id: `row-${at}`, name: `Row ${at}` }))
const names: RowNames<Row> = { id: ({ id }) => id, name: ({ name }) => name, path: ({ id }) => `/rows/${id}` }
const shown = { data: rows, page: { after: null, total: rows.length, is_exact: true } }
const bulk = [{ id: 'block', label: 'Block' }] as never

let renders: string[] = []
const columns: ListColumn<Row>[] = ['name', 'phone', 'orders'].map((id) => ({
  id,
  title: id,
  cell: (row) => {
    renders.push(row.id)
    return row.name
  },
}))

const address: ListAddress = {
  filters: {},
  sort: undefined,
  columns: undefined,
  after: undefined,
  pageNumber: 1,
  change: () => undefined,
  sortBy: () => undefined,
  showColumns: () => undefined,
  clear: () => undefined,
  next: () => undefined,
  previous: () => undefined,
}

async function openList(): Promise<HTMLElement> {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  await loadTexts()
  setOperator({ id: 'operator' } as never)
  const element = document.createElement('div')
  document.body.append(element)
  const root = createRoot(element)
  const page = (
    <ListPage
      id="rows"
      title="Rows"
      icon={ListIcon}
      address={address}
      rows={{ shown, error: null, isLoading: false, isFetching: false, reload: () => undefined }}
      names={names}
      columns={columns}
      searchLabel="Find rows"
      bulk={bulk}
    />
  )
  const router = createMemoryRouter([{ path: '/', element: page }])
  const client = new QueryClient()
  client.setQueryData(['views', 'rows'], [])
  await act(async () =>
    root.render(
      <QueryClientProvider client={client}>
        <RouterProvider router={router} />
      </QueryClientProvider>,
    ),
  )
  onTestFinished(async () => {
    await act(async () => root.unmount())
    element.remove()
  })
  return element
}

const press = (code: string) =>
  act(async () => {
    const target = document.activeElement ?? document.body
    target.dispatchEvent(new KeyboardEvent('keydown', { code, bubbles: true, cancelable: true }))
  })

beforeEach(() => {
  renders = []
})

describe('[OPS-73] a key in a list of 200 rows makes no row anew but its own', () => {
  test('walking makes none, selecting the one that is selected', async () => {
    const list = await openList()
    expect(new Set(renders).size).toBe(rows.length)
    renders = []
    await press('KeyJ')
    await press('KeyJ')
    await press('KeyK')
    expect(renders).toEqual([])
    await press('KeyX')
    expect(list.querySelectorAll('[data-select]:checked')).toHaveLength(1)
    expect(new Set(renders)).toEqual(new Set(['row-0']))
    renders = []
    await press('KeyJ')
    await press('KeyX')
    expect(list.querySelectorAll('[data-select]:checked')).toHaveLength(2)
    expect(new Set(renders)).toEqual(new Set(['row-1']))
  })

  test('typing a search and opening the choice of columns make none', async () => {
    const list = await openList()
    renders = []
    const search = list.querySelector<HTMLInputElement>('input[type=search]')
    expect(search).not.toBeNull()
    await act(async () => {
      const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {}
      set?.call(search, 'to')
      search?.dispatchEvent(new Event('input', { bubbles: true }))
    })
    const menus = [...list.querySelectorAll<HTMLElement>('button[aria-expanded]')]
    await act(async () => menus.at(-1)?.click())
    expect(list.querySelectorAll('input[type=checkbox]').length).toBe(1 + rows.length + columns.length)
    expect(renders).toEqual([])
  })
})
