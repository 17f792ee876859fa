import type { RestListedProduct } from '@warsha/contract/console/catalogue/products.rest.ts'
import { useMemo } from 'react'
import { Money } from '~/components/format/money.tsx'
import type { ListColumn } from '~/components/list/list-types.ts'
import { StatusBadge } from '~/components/status-badge.tsx'
import { useChannels } from '~/session/channels.ts'
import { useTranslation } from '~/session/messages.ts'
import { overallState, ProductState } from './product-state.tsx'
import { ProductThumbnail } from './product-thumbnail.tsx'

export function useProductColumns(): ListColumn<RestListedProduct>[] {
  const { t, lang } = useTranslation()
  const channels = useChannels()
  return useMemo(
    () => [
      {
        id: 'name',
        title: t('console-products.columns.name'),
        sort: `name_${lang}`,
        risesFirst: true,
        cell: ({ name, skus, picture }) => (
          <span className="flex max-w-80 items-center gap-3">
            <ProductThumbnail src={picture} className="size-9" />
            <span className="min-w-0">
              <span className="block truncate">
                <bdi>{name[lang]}</bdi>
              </span>
              <span className="block truncate text-xs text-muted">
                <bdi dir="ltr">{skus.join(', ') || '–'}</bdi>
              </span>
            </span>
          </span>
        ),
      },
      {
        id: 'category',
        title: t('console-products.columns.category'),
        cell: ({ category }) => <bdi>{category[lang]}</bdi>,
      },
      {
        id: 'channels',
        title: t('console-products.columns.channels'),
        cell: ({ listings }) => {
          const shown = listings.filter(({ state }) => state === 'published')
          return (
            <span className="grid justify-items-start gap-x-1.5 gap-y-0.5 py-1 2xl:flex 2xl:items-center">
              <ProductState state={overallState(listings)} />
              {shown.length > 0 && (
                <span className="max-w-48 truncate text-xs text-muted">
                  {namesOf(shown, channels).join(', ')}
                </span>
              )}
            </span>
          )
        },
      },
      {
        id: 'price',
        title: t('console-products.columns.price'),
        sort: 'price',
        isNumber: true,
        cell: ({ price }) =>
          price ? (
            <span className="whitespace-nowrap">
              <Money amount={price.min_baisa} />
              {price.max_baisa > price.min_baisa && (
                <>
                  {' – '}
                  <Money amount={price.max_baisa} />
                </>
              )}
            </span>
          ) : (
            '–'
          ),
      },
      {
        id: 'stock',
        title: t('console-products.columns.stock'),
        isNumber: true,
        cell: ({ stock, is_low }) => (
          <span className={is_low ? 'font-semibold text-amber-deep' : undefined}>{stock ?? '–'}</span>
        ),
      },
      {
        id: 'translated',
        title: t('console-products.columns.translated'),
        cell: ({ translation }) => (
          <StatusBadge tone={translation === 'done' ? 'good' : translation === 'older' ? 'waiting' : 'bad'}>
            {t(`console-products.translation.${translation}`)}
          </StatusBadge>
        ),
      },
      {
        id: 'variants',
        title: t('console-products.columns.variants'),
        isNumber: true,
        isHiddenAtFirst: true,
        cell: ({ variants }) => variants,
      },
      {
        id: 'tag',
        title: t('console-products.columns.tag'),
        isHiddenAtFirst: true,
        cell: ({ tag }) => <bdi>{tag || '–'}</bdi>,
      },
    ],
    [t, lang, channels],
  )
}

function namesOf(
  shown: readonly { channel: string }[],
  channels: readonly { slug: string; name: string }[],
): string[] {
  return shown.map(({ channel }) => channels.find(({ slug }) => slug === channel)?.name ?? channel)
}
