import { useQuery } from '@tanstack/react-query'
import { listPromotionUsesCall } from '@warsha/contract/console/promotions/promotions.calls.ts'
import { useState } from 'react'
import { Link } from 'react-router'
import { FailureNotice } from '~/components/failure-notice.tsx'
import { Moment } from '~/components/format/moment.tsx'
import { Panel } from '~/components/panel.tsx'
import { StatusBadge } from '~/components/status-badge.tsx'
import { ask } from '~/session/ask.ts'
import { useTranslation } from '~/session/messages.ts'

/** Who used a code, the newest first. */
export function PromotionUses({ id }: { id: string }) {
  const { t } = useTranslation()
  const [pages, setPages] = useState<(string | undefined)[]>([undefined])
  const after = pages.at(-1)
  const { data, error, refetch } = useQuery({
    queryKey: ['promotion-uses', id, after],
    queryFn: ({ signal }) =>
      ask(listPromotionUsesCall, { params: { id }, query: { limit: '10', after } as never, signal }),
    placeholderData: (before) => before,
  })
  const uses = data?.data ?? []
  const next = data?.page.after
  return (
    <Panel title={t('console-promotions.uses.title')}>
      {error && <FailureNotice error={error} onAgain={() => void refetch()} />}
      {data && uses.length === 0 && <p className="text-muted">{t('console-promotions.uses.empty')}</p>}
      {uses.length > 0 && (
        <ul className="grid">
          {uses.map((use) => (
            <li
              key={use.id}
              className="flex flex-wrap items-center gap-x-4 gap-y-1 border-b border-line py-2 last:border-b-0"
            >
              <span className="min-w-28 text-sm text-muted">
                <Moment at={use.used_at} />
              </span>
              <span className="min-w-32">
                {use.order ? (
                  <Link className="link" to={`/orders/${encodeURIComponent(use.order.id)}`}>
                    <bdi dir="ltr">{t('console-promotions.uses.order', { number: use.order.number })}</bdi>
                  </Link>
                ) : (
                  <span className="text-muted">{t('console-promotions.uses.noOrder')}</span>
                )}
              </span>
              <span className="min-w-0 flex-1 basis-40">
                {use.customer && (
                  <>
                    <bdi>{use.customer.name || '–'}</bdi>{' '}
                    <bdi dir="ltr" className="text-sm text-muted">
                      {use.customer.masked_phone}
                    </bdi>
                  </>
                )}
              </span>
              <StatusBadge tone={use.state === 'consumed' ? 'good' : 'waiting'}>
                {t(`console-promotions.uses.${use.state}`)}
              </StatusBadge>
            </li>
          ))}
        </ul>
      )}
      {(pages.length > 1 || next) && (
        <div className="mt-3 flex gap-2">
          <button
            type="button"
            className="tool"
            disabled={pages.length === 1}
            onClick={() => setPages(pages.slice(0, -1))}
          >
            {t('console.list.previous')}
          </button>
          <button
            type="button"
            className="tool"
            disabled={!next}
            onClick={() => next && setPages([...pages, next])}
          >
            {t('console.list.next')}
          </button>
        </div>
      )}
    </Panel>
  )
}
