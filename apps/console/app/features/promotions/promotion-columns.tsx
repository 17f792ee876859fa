import type { RestPromotion } from '@warsha/contract/console/promotions/promotions.rest.ts'
import { useMemo } from 'react'
import { dayText } from '~/components/format/moment.tsx'
import { Money } from '~/components/format/money.tsx'
import type { ListColumn } from '~/components/list/list-types.ts'
import { useChannels } from '~/session/channels.ts'
import { type Translation, useTranslation } from '~/session/messages.ts'
import { PromotionState } from './promotion-state.tsx'

export function usePromotionColumns(): ListColumn<RestPromotion>[] {
  const { t, lang } = useTranslation()
  const channels = useChannels()
  return useMemo(
    () => [
      {
        id: 'code',
        title: t('console-promotions.fields.code'),
        sort: 'code',
        risesFirst: true,
        cell: ({ code }) => (
          <bdi dir="ltr" className="font-mono">
            {code}
          </bdi>
        ),
      },
      {
        id: 'name',
        title: t('console-promotions.columns.name'),
        cell: ({ name }) => (
          <span className="block max-w-64 truncate">
            <bdi>{name[lang]}</bdi>
          </span>
        ),
      },
      {
        id: 'discount',
        title: t('console-promotions.columns.discount'),
        cell: (promotion) => <Discount promotion={promotion} />,
      },
      {
        id: 'targets',
        title: t('console-promotions.fields.targets'),
        cell: ({ targets }) =>
          targets.length === 0
            ? t('console-promotions.targets.all')
            : t('console-promotions.targets.count', { count: targets.length }),
      },
      {
        id: 'channel',
        title: t('console-promotions.fields.channelId'),
        cell: ({ channel_id }) => (
          <span className="whitespace-nowrap">
            {channel_id === null
              ? t('console-promotions.allChannels')
              : (channels.find(({ id }) => id === channel_id)?.name ?? '–')}
          </span>
        ),
      },
      {
        id: 'period',
        title: t('console-promotions.columns.period'),
        sort: 'ends',
        risesFirst: true,
        cell: (promotion) => (
          <span className="inline-block min-w-28">{periodText(promotion, { t, lang })}</span>
        ),
      },
      {
        id: 'used',
        title: t('console-promotions.columns.used'),
        sort: 'used',
        isNumber: true,
        cell: ({ used, total_limit }) => (
          <bdi dir="ltr" className="tabular-nums">
            {total_limit === null ? used : `${used} / ${total_limit}`}
          </bdi>
        ),
      },
      {
        id: 'state',
        title: t('console-promotions.columns.state'),
        cell: ({ state }) => <PromotionState state={state} />,
      },
    ],
    [t, lang, channels],
  )
}

function Discount({ promotion: { type, percent, amount_baisa } }: { promotion: RestPromotion }) {
  const { t } = useTranslation()
  if (type === 'gift') return t('console-promotions.type.gift')
  if (type === 'amount') return <Money amount={amount_baisa} />
  return percent === null ? t('console-promotions.byTarget') : <bdi dir="ltr">{`${percent} %`}</bdi>
}

function periodText(
  { starts_on, ends_on }: RestPromotion,
  { t, lang }: Pick<Translation, 't' | 'lang'>,
): string {
  const from = starts_on && unbroken(dayText(starts_on, { t, lang }))
  const until = ends_on && unbroken(dayText(ends_on, { t, lang }))
  if (from && until) return t('console-promotions.period.both', { from, until })
  if (from) return t('console-promotions.period.from', { from })
  return until ? t('console-promotions.period.until', { until }) : t('console-promotions.period.always')
}

/** A period breaks between its days, never within one. */
const unbroken = (day: string) => day.replaceAll(' ', '\u00a0')
