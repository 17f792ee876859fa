import type { RestEditedPage, RestPageOptions } from '@warsha/contract/console/content/pages.rest.ts'
import { useMemo } from 'react'
import { Moment } from '~/components/format/moment.tsx'
import type { ListColumn } from '~/components/list/list-types.ts'
import { thumbnailOf } from '~/components/media/thumbnail-of.ts'
import { useTranslation } from '~/session/messages.ts'
import { PagePeriod, PageState } from './page-state.tsx'
import { useSlotWords } from './use-slot-words.ts'

export function usePageColumns(options: RestPageOptions | undefined): ListColumn<RestEditedPage>[] {
  const { t, lang } = useTranslation()
  const slotWords = useSlotWords()
  return useMemo(
    () => [
      {
        id: 'title',
        title: t('console-content.fields.title'),
        cell: ({ texts, translations, language, picture }) => (
          <span className="flex min-w-0 items-center gap-2.5">
            {picture && (
              <img
                src={thumbnailOf(picture, 128)}
                alt=""
                width={48}
                height={28}
                loading="lazy"
                className="h-7 w-12 shrink-0 rounded object-cover"
              />
            )}
            <bdi className="block max-w-72 truncate">
              {(lang === 'ar' && !language && translations.ar?.title) || texts.title}
            </bdi>
          </span>
        ),
      },
      {
        id: 'place',
        title: t('console-content.columns.place'),
        cell: ({ slot }) => <span className="block md:min-w-44">{slotWords(slot)}</span>,
      },
      {
        id: 'type',
        title: t('console-content.fields.pageTypeId'),
        isHiddenAtFirst: true,
        cell: ({ page_type_id }) =>
          options?.page_types.find(({ id }) => id === page_type_id)?.name[lang] ?? '–',
      },
      {
        id: 'slug',
        title: t('console-content.fields.slug'),
        isHiddenAtFirst: true,
        cell: ({ slug }) => <bdi dir="ltr">{slug}</bdi>,
      },
      {
        id: 'language',
        title: t('console-content.fields.language'),
        cell: ({ language }) => (
          <span className="whitespace-nowrap">{t(`console-content.language.${language ?? 'none'}`)}</span>
        ),
      },
      {
        id: 'channels',
        title: t('console-content.fields.channels'),
        cell: ({ channels }) => (
          <span className="whitespace-nowrap">
            {channels
              .map((slug) => options?.channels.find((channel) => channel.slug === slug)?.name ?? slug)
              .join(' · ') || '–'}
          </span>
        ),
      },
      {
        id: 'priority',
        title: t('console-content.fields.priority'),
        isNumber: true,
        cell: ({ priority }) => priority ?? '–',
      },
      {
        id: 'state',
        title: t('console-content.columns.state'),
        cell: (page) => <PageState page={page} />,
      },
      {
        id: 'period',
        title: t('console-content.columns.period'),
        cell: (page) => <PagePeriod page={page} />,
      },
      {
        id: 'updated',
        title: t('console-content.columns.updated'),
        isHiddenAtFirst: true,
        cell: ({ updated_at }) => <Moment at={updated_at} />,
      },
    ],
    [t, lang, options, slotWords],
  )
}
