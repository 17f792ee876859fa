import {
  exportGiftCardsCall,
  listGiftCardsCall,
} from '@warsha/contract/console/promotions/gift-cards.calls.ts'
import { giftCardSorts } from '@warsha/contract/console/promotions/gift-cards.constants.ts'
import type { RestGiftCard } from '@warsha/contract/console/promotions/gift-cards.rest.ts'
import { Button } from '@warsha/ui/button.tsx'
import { GiftIcon } from '@warsha/ui/shop-icons.tsx'
import { useState } from 'react'
import { Link } from 'react-router'
import * as z from 'zod/mini'
import { useListAddress } from '~/components/list/list-address.ts'
import { ListPage } from '~/components/list/list-page.tsx'
import type { RowNames } from '~/components/list/list-types.ts'
import { useListRows } from '~/components/list/use-list-rows.ts'
import { ask } from '~/session/ask.ts'
import { loadTexts, useTranslation } from '~/session/messages.ts'
import { useMay } from '~/session/operator.ts'
import { useGiftCardColumns } from './gift-card-columns.tsx'
import { IssueDialog } from './issue-dialog.tsx'

export const handle = { texts: await loadTexts('console-gift-cards') }

const states = ['active', 'disabled', 'expired', 'empty'] as const
const giftCardListAddress = z.object({
  search: z.string().check(z.minLength(4), z.maxLength(32)),
  state: z.enum(states),
  batch_id: z.string().check(z.regex(/^[1-9]\d{0,8}$/)),
  sort: z.enum(giftCardSorts),
})

const rowNames: RowNames<RestGiftCard> = {
  id: ({ id }) => String(id),
  name: ({ masked_code }) => masked_code,
  path: ({ id }) => `/gift-cards/${id}`,
}

export default function GiftCardsScreen() {
  const { t } = useTranslation()
  const may = useMay()
  const [isIssuing, setIsIssuing] = useState(false)
  const address = useListAddress(giftCardListAddress)
  const { filters, after, sort = '-issued' } = address
  const query = { ...filters, sort }
  const rows = useListRows(['gift-cards', query, after], (signal) =>
    ask(listGiftCardsCall, { query: { ...query, after } as never, signal }),
  )
  return (
    <>
      <ListPage
        id="gift-cards"
        title={t('console-gift-cards.title')}
        icon={GiftIcon}
        address={address}
        rows={rows}
        names={rowNames}
        emptyText={t('console-gift-cards.emptyText')}
        columns={useGiftCardColumns()}
        sort={sort}
        file={{ call: exportGiftCardsCall, query, name: 'gift-cards' }}
        searchLabel={t('console-gift-cards.search')}
        filters={[
          {
            kind: 'choice',
            name: 'state',
            label: t('console-gift-cards.columns.state'),
            options: states.map((value) => ({ value, label: t(`console-gift-cards.state.${value}`) })),
          },
        ]}
        actions={
          <>
            <Link to="/gift-cards/batches" className="tool">
              {t('console-gift-cards.batches.title')}
            </Link>
            {may('gift-cards.write') && (
              <Button size="small" onClick={() => setIsIssuing(true)}>
                {t('console-gift-cards.issue.action')}
              </Button>
            )}
          </>
        }
      />
      {isIssuing && <IssueDialog onClose={() => setIsIssuing(false)} />}
    </>
  )
}
