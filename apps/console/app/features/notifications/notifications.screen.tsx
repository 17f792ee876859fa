import {
  broadcastCall,
  exportBroadcastsCall,
  listBroadcastsCall,
} from '@warsha/contract/console/notifications/broadcasts.calls.ts'
import { broadcastSorts } from '@warsha/contract/console/notifications/broadcasts.constants.ts'
import type { RestBroadcast } from '@warsha/contract/console/notifications/broadcasts.rest.ts'
import { buttonClass } from '@warsha/ui/button.tsx'
import { BellIcon } from '@warsha/ui/icons.tsx'
import { useMemo, useState } from 'react'
import { Link } from 'react-router'
import * as z from 'zod/mini'
import { Moment } from '~/components/format/moment.tsx'
import { useListAddress } from '~/components/list/list-address.ts'
import { ListPage } from '~/components/list/list-page.tsx'
import type { ListColumn, RowNames } from '~/components/list/list-types.ts'
import { useListRows } from '~/components/list/use-list-rows.ts'
import { StatusBadge } from '~/components/status-badge.tsx'
import { ask } from '~/session/ask.ts'
import { loadTexts, useTranslation } from '~/session/messages.ts'
import { mayCall, useOperator } from '~/session/operator.ts'
import { CancelDialog } from './cancel-dialog.tsx'
import { usePlaces } from './use-places.ts'

export const handle = { texts: await loadTexts('console-notifications') }

const states = ['waiting', 'sent', 'cancelled'] as const
const audiences = ['all', 'city', 'customer'] as const
const broadcastListAddress = z.object({
  state: z.enum(states),
  audience: z.enum(audiences),
  sort: z.enum(broadcastSorts),
})
const tones = { waiting: 'waiting', sent: 'good', over: 'plain', cancelled: 'plain' } as const

const rowNames: RowNames<RestBroadcast> = {
  id: ({ id }) => id,
  name: ({ subject }) => subject.en,
}

export default function NotificationsScreen() {
  const { t } = useTranslation()
  const operator = useOperator()
  const mayBroadcast = mayCall(operator, broadcastCall.access)
  const [cancelled, setCancelled] = useState<RestBroadcast>()
  const address = useListAddress(broadcastListAddress)
  const { filters, after, sort = '-added' } = address
  const query = { ...filters, sort }
  const rows = useListRows(
    ['broadcasts', query, after],
    (signal) => ask(listBroadcastsCall, { query: { ...query, after } as never, signal }),
    { refetchMs: 15_000 },
  )
  return (
    <>
      <ListPage
        id="notifications"
        title={t('console-notifications.title')}
        icon={BellIcon}
        address={address}
        rows={rows}
        names={rowNames}
        emptyText={t('console-notifications.emptyText')}
        columns={useBroadcastColumns(mayBroadcast ? setCancelled : undefined)}
        sort={sort}
        file={{ call: exportBroadcastsCall, query, name: 'broadcasts' }}
        filters={[
          {
            kind: 'choice',
            name: 'state',
            label: t('console-notifications.columns.state'),
            options: states.map((value) => ({ value, label: t(`console-notifications.state.${value}`) })),
          },
          {
            kind: 'choice',
            name: 'audience',
            label: t('console-notifications.columns.audience'),
            options: audiences.map((value) => ({
              value,
              label: t(`console-notifications.audience.${value}`),
            })),
          },
        ]}
        actions={
          mayBroadcast && (
            <Link to="/notifications/new" className={buttonClass({ size: 'small' })}>
              {t('console-notifications.new.action')}
            </Link>
          )
        }
      />
      {cancelled && <CancelDialog broadcast={cancelled} onClose={() => setCancelled(undefined)} />}
    </>
  )
}

function useBroadcastColumns(
  onCancel: ((broadcast: RestBroadcast) => void) | undefined,
): ListColumn<RestBroadcast>[] {
  const { t, lang } = useTranslation()
  const places = usePlaces()
  return useMemo(
    () => [
      {
        id: 'subject',
        title: t('console-notifications.columns.subject'),
        cell: ({ subject }) => (
          <span className="block max-w-80 truncate">
            <bdi>{subject[lang]}</bdi>
          </span>
        ),
      },
      {
        id: 'audience',
        title: t('console-notifications.columns.audience'),
        cell: ({ audience, city_id }) =>
          (audience === 'city' && places.find(({ id }) => id === city_id)?.name) ||
          t(`console-notifications.audience.${audience}`),
      },
      {
        id: 'sendTime',
        title: t('console-notifications.columns.sendTime'),
        sort: 'sends',
        cell: ({ send_time }) => <Moment at={send_time} />,
      },
      {
        id: 'headCount',
        title: t('console-notifications.columns.headCount'),
        sort: 'heads',
        isNumber: true,
        cell: ({ head_count }) => head_count,
      },
      {
        id: 'seen',
        title: t('console-notifications.columns.seen'),
        isNumber: true,
        cell: ({ seen_count, state }) => (state === 'sent' ? seen_count : '–'),
      },
      {
        id: 'state',
        title: t('console-notifications.columns.state'),
        cell: (broadcast) => (
          <span className="inline-flex flex-wrap items-center gap-2">
            <StatusBadge tone={tones[shownState(broadcast)]}>
              {t(`console-notifications.state.${shownState(broadcast)}`)}
            </StatusBadge>
            {broadcast.state === 'waiting' && onCancel && (
              <button type="button" className="tool" onClick={() => onCancel(broadcast)}>
                {t('console-notifications.cancel.action')}
                <span className="sr-only">{broadcast.subject[lang]}</span>
              </button>
            )}
          </span>
        ),
      },
    ],
    [t, lang, places, onCancel],
  )
}

/** One that was sent is over when customers see it no more. */
function shownState({ state, send_time, expires_in }: RestBroadcast): keyof typeof tones {
  const isOver = expires_in !== null && Date.parse(send_time) + expires_in * 1000 <= Date.now()
  return state === 'sent' && isOver ? 'over' : state
}
