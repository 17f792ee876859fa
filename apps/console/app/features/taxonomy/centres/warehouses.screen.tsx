import { useInfiniteQuery } from '@tanstack/react-query'
import { listEditedWarehousesCall } from '@warsha/contract/console/inventory/warehouses.calls.ts'
import { Button } from '@warsha/ui/button.tsx'
import { TextField } from '@warsha/ui/text-field.tsx'
import { useState } from 'react'
import { useParams } from 'react-router'
import { DetailState } from '~/components/detail-states.tsx'
import { ask } from '~/session/ask.ts'
import { loadTexts, useTranslation } from '~/session/messages.ts'
import { useSettled } from '~/session/use-settled.ts'
import { RecordLink, SplitScreen } from '../split-screen.tsx'
import { useCentrePages } from '../use-pages.ts'
import { WarehouseEditor } from './warehouse-editor.tsx'

export const handle = { texts: await loadTexts('console-taxonomy') }

export default function WarehousesScreen() {
  const { t } = useTranslation()
  return (
    <SplitScreen
      title={t('console-taxonomy.warehouses.title')}
      path="/warehouses"
      newLabel={t('console-taxonomy.warehouses.new')}
      permission="settings.write"
      pages={useCentrePages()}
      list={<WarehouseList />}
    >
      {(id) => <WarehouseEditor key={id} id={id} />}
    </SplitScreen>
  )
}

/** Every centre may have a shelf of its own, so there can be hundreds. */
function WarehouseList() {
  const { t, lang } = useTranslation()
  const { id: chosen } = useParams()
  const [typed, setTyped] = useState('')
  const search = useSettled(typed.trim())
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery({
    queryKey: ['warehouses', search],
    queryFn: ({ signal, pageParam: after }) =>
      ask(listEditedWarehousesCall, {
        query: { ...(search && { search }), ...(after && { after }) } as never,
        signal,
      }),
    initialPageParam: '',
    getNextPageParam: ({ page }) => page.after,
  })
  if (!data) return <DetailState error={error} onAgain={() => void refetch()} />
  const warehouses = data.pages.flatMap((page) => page.data)
  return (
    <div className="grid gap-2">
      <TextField
        label={t('console-taxonomy.warehouses.search')}
        type="search"
        autoComplete="off"
        maxLength={100}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      {warehouses.length === 0 && <p className="text-muted">{t('console-taxonomy.warehouses.none')}</p>}
      <ul className="grid">
        {warehouses.map(({ id, name, is_central, is_active }) => (
          <li key={id}>
            <RecordLink to={`/warehouses/${id}`} name={name[lang]} isChosen={chosen === String(id)}>
              {is_central && (
                <span className="text-xs text-muted">{t('console-taxonomy.warehouses.central')}</span>
              )}
              {!is_active && (
                <span className="text-xs text-muted">{t('console-taxonomy.warehouses.closed')}</span>
              )}
            </RecordLink>
          </li>
        ))}
      </ul>
      {hasNextPage && (
        <Button
          size="small"
          variant="secondary"
          isPending={isFetchingNextPage}
          onClick={() => void fetchNextPage()}
        >
          {t('console-taxonomy.warehouses.more')}
        </Button>
      )}
    </div>
  )
}
