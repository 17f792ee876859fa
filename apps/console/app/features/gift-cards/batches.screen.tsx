import {
  exportGiftCardBatchesCall,
  listGiftCardBatchesCall,
} from '@warsha/contract/console/promotions/gift-cards.calls.ts'
import { giftCardBatchSorts } from '@warsha/contract/console/promotions/gift-cards.constants.ts'
import type { RestGiftCardBatch } from '@warsha/contract/console/promotions/gift-cards.rest.ts'
import { GiftIcon } from '@warsha/ui/shop-icons.tsx'
import { useMemo, useState } from 'react'
import { Link } from 'react-router'
import * as z from 'zod/mini'
import { useListAddress } from '~/components/list/list-address.ts'
import { ListPage } from '~/components/list/list-page.tsx'
import type { RowNames } from '~/components/list/list-types.ts'
import { useListRows } from '~/components/list/use-list-rows.ts'
import { ask } from '~/session/ask.ts'
import { loadTexts, useTranslation } from '~/session/messages.ts'
import { useBatchColumns } from './batch-columns.tsx'
import { CodesDialog, type ShownCard } from './codes-dialog.tsx'

export const handle = { texts: await loadTexts('console-gift-cards') }

const batchListAddress = z.object({ sort: z.enum(giftCardBatchSorts) })

/** Cards that were issued together; their codes are shown once. */
export default function BatchesScreen() {
  const { t } = useTranslation()
  const [codes, setCodes] = useState<ShownCard[]>()
  const names = useMemo<RowNames<RestGiftCardBatch>>(
    () => ({
      id: ({ id }) => String(id),
      name: ({ id }) => t('console-gift-cards.card.batch', { id: String(id) }),
      path: ({ id }) => `/gift-cards?batch_id=${id}`,
    }),
    [t],
  )
  const address = useListAddress(batchListAddress)
  const { after, sort = '-issued' } = address
  const query = { sort }
  const rows = useListRows(['gift-card-batches', query, after], (signal) =>
    ask(listGiftCardBatchesCall, { query: { ...query, after } as never, signal }),
  )
  return (
    <>
      <ListPage
        id="gift-card-batches"
        title={t('console-gift-cards.batches.title')}
        icon={GiftIcon}
        address={address}
        rows={rows}
        names={names}
        columns={useBatchColumns(setCodes)}
        sort={sort}
        file={{ call: exportGiftCardBatchesCall, query, name: 'gift-card-batches' }}
        introduction={<p className="text-muted">{t('console-gift-cards.batches.text')}</p>}
        emptyText={t('console-gift-cards.batches.empty')}
        actions={
          <Link to="/gift-cards" className="tool">
            {t('console-gift-cards.allBatches')}
          </Link>
        }
      />
      {codes && <CodesDialog cards={codes} onClose={() => setCodes(undefined)} />}
    </>
  )
}
