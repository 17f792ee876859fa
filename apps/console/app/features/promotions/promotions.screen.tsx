import {
  exportPromotionsCall,
  listPromotionsCall,
} from '@warsha/contract/console/promotions/promotions.calls.ts'
import { promotionSorts } from '@warsha/contract/console/promotions/promotions.constants.ts'
import type { RestPromotion } from '@warsha/contract/console/promotions/promotions.rest.ts'
import { buttonClass } from '@warsha/ui/button.tsx'
import { TagIcon } from '@warsha/ui/shop-icons.tsx'
import { Link } from 'react-router'
import * as z from 'zod/mini'
import { useListAddress } from '~/components/list/list-address.ts'
import { ListPage } from '~/components/list/list-page.tsx'
import type { RowNames } from '~/components/list/list-types.ts'
import { useListRows } from '~/components/list/use-list-rows.ts'
import { ask } from '~/session/ask.ts'
import { useChannels } from '~/session/channels.ts'
import { loadTexts, useTranslation } from '~/session/messages.ts'
import { useMay } from '~/session/operator.ts'
import { usePromotionBulk } from './promotion-bulk.ts'
import { usePromotionColumns } from './promotion-columns.tsx'

export const handle = { texts: await loadTexts('console-promotions') }

const states = ['running', 'scheduled', 'paused', 'ended', 'used_up'] as const

const promotionListAddress = z.object({
  search: z.string().check(z.minLength(1), z.maxLength(100)),
  state: z.enum(states),
  channel_id: z.string().check(z.regex(/^[1-9]\d{0,8}$/)),
  sort: z.enum(promotionSorts),
})

const rowNames: RowNames<RestPromotion> = {
  id: ({ id }) => String(id),
  name: ({ code }) => code,
  path: ({ id }) => `/promotions/${id}`,
}

export default function PromotionsScreen() {
  const { t } = useTranslation()
  const may = useMay()
  const channels = useChannels()
  const address = useListAddress(promotionListAddress)
  const { filters, after, sort = '-added' } = address
  const query = { ...filters, sort }
  const rows = useListRows(['promotions', query, after], (signal) =>
    ask(listPromotionsCall, { query: { ...query, after } as never, signal }),
  )
  return (
    <ListPage
      id="promotions"
      title={t('console-promotions.title')}
      icon={TagIcon}
      address={address}
      rows={rows}
      names={rowNames}
      emptyText={t('console-promotions.emptyText')}
      columns={usePromotionColumns()}
      sort={sort}
      bulk={usePromotionBulk()}
      where={filters as Record<string, string>}
      file={{ call: exportPromotionsCall, query, name: 'promotions' }}
      searchLabel={t('console-promotions.search')}
      filters={[
        {
          kind: 'choice',
          name: 'state',
          label: t('console-promotions.columns.state'),
          options: states.map((value) => ({ value, label: t(`console-promotions.state.${value}`) })),
        },
        {
          kind: 'choice',
          name: 'channel_id',
          label: t('console-promotions.fields.channelId'),
          options: channels.map(({ id, name }) => ({ value: String(id), label: name })),
        },
      ]}
      actions={
        may('catalogue.write') && (
          <Link to="/promotions/new" className={buttonClass({ size: 'small' })}>
            {t('console-promotions.new.action')}
          </Link>
        )
      }
    />
  )
}
