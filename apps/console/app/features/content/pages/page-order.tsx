import { useQuery } from '@tanstack/react-query'
import { listEditedPagesCall, orderPagesCall } from '@warsha/contract/console/content/pages.calls.ts'
import type { RestEditedPage } from '@warsha/contract/console/content/pages.rest.ts'
import { Link } from 'react-router'
import { CommandProblem } from '~/components/command/command-problem.tsx'
import { useCommand } from '~/components/command/use-command.ts'
import { OrderedList } from '~/components/edit/ordered-list.tsx'
import { Panel } from '~/components/panel.tsx'
import { ask } from '~/session/ask.ts'
import { useTranslation } from '~/session/messages.ts'
import { PageState } from './page-state.tsx'
import { useSlotWords } from './use-slot-words.ts'

type PageOrderProps = { page: RestEditedPage; isReadOnly: boolean }

/** The banners that share a row of the home screen with this one, in their order. */
export function PageOrder({ page, isReadOnly }: PageOrderProps) {
  const { t } = useTranslation()
  const slotWords = useSlotWords()
  const { slot, language } = page
  const isNumbered = slot !== null && slot.number > 0
  const { data } = useQuery({
    queryKey: ['pages', 'order', slot?.group, language],
    queryFn: ({ signal }) =>
      ask(listEditedPagesCall, { query: { limit: 200, language: language ?? 'none' } as never, signal }),
    enabled: isNumbered,
  })
  const order = useCommand(orderPagesCall, { done: t('console-content.order.done') })
  const banners = (data?.data ?? [])
    .filter((other) => other.slot?.group === slot?.group && suffixOf(other) === suffixOf(page))
    .sort((one, other) => (one.slot?.number ?? 0) - (other.slot?.number ?? 0))
  if (!isNumbered || banners.length < 2) return null
  return (
    <Panel title={t('console-content.order.title')}>
      <p className="mb-2 text-muted">{slotWords({ group: slot.group, number: 0 })}</p>
      <CommandProblem command={order} />
      <OrderedList
        label={t('console-content.order.title')}
        items={banners}
        idOf={({ id }) => String(id)}
        nameOf={({ texts }) => texts.title}
        isReadOnly={isReadOnly || order.isPending}
        onChange={(next) => order.run({ body: { ids: next.map(({ id }) => id) } })}
      >
        {(banner) => (
          <span className="flex items-center justify-between gap-2">
            <Link
              to={`/pages/${banner.id}`}
              aria-current={banner.id === page.id ? 'page' : undefined}
              className="link min-w-0 truncate aria-[current]:font-bold aria-[current]:text-ink"
            >
              <bdi>{banner.texts.title}</bdi>
            </Link>
            <PageState page={banner} />
          </span>
        )}
      </OrderedList>
    </Panel>
  )
}

/** Language and channel behind the place of a slug: `-tasleem-ar`. */
function suffixOf({ slug, slot }: RestEditedPage): string {
  return slot ? slug.slice(`${slot.group}-${slot.number}`.length) : slug
}
