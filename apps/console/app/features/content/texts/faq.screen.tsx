import { useQuery } from '@tanstack/react-query'
import { listFaqCall, orderFaqCall } from '@warsha/contract/console/content/texts.calls.ts'
import { buttonClass } from '@warsha/ui/button.tsx'
import { EmptyState } from '@warsha/ui/empty-state.tsx'
import { HelpIcon } from '@warsha/ui/later-icons.tsx'
import { Link } from 'react-router'
import { CommandProblem } from '~/components/command/command-problem.tsx'
import { useCommand } from '~/components/command/use-command.ts'
import { DetailState } from '~/components/detail-states.tsx'
import { OrderedList } from '~/components/edit/ordered-list.tsx'
import { Panel } from '~/components/panel.tsx'
import { StatusBadge } from '~/components/status-badge.tsx'
import { ask } from '~/session/ask.ts'
import { loadTexts, useTranslation } from '~/session/messages.ts'
import { useMay } from '~/session/operator.ts'
import { faqKey } from './faq-fields.ts'
import { TextsHead } from './texts-head.tsx'

export const handle = { texts: await loadTexts('console-content') }

/** Questions and answers in the order in which the shop shows them. */
export default function FaqScreen() {
  const { t, lang } = useTranslation()
  const may = useMay()
  const { data, error, refetch } = useQuery({
    queryKey: faqKey,
    queryFn: ({ signal }) => ask(listFaqCall, { query: { limit: 200 } as never, signal }),
  })
  const order = useCommand(orderFaqCall, { done: t('console-content.order.done') })
  if (!data) return <DetailState error={error} onAgain={() => void refetch()} />
  // An order is one of all the entries.
  const isWhole = data.page.after === null
  return (
    <div className="grid gap-4 px-3 py-4 lg:px-5">
      <TextsHead
        actions={
          may('content.write') && (
            <Link to="/texts/faq/new" className={buttonClass({ size: 'small' })}>
              {t('console-content.faq.new')}
            </Link>
          )
        }
      />
      <CommandProblem command={order} />
      {data.data.length === 0 ? (
        <EmptyState
          icon={HelpIcon}
          title={t('console-content.faq.empty')}
          text={t('console-content.faq.emptyText')}
        />
      ) : (
        <Panel title={t('console-content.texts.faq')}>
          <OrderedList
            label={t('console-content.texts.faq')}
            items={data.data}
            idOf={({ id }) => String(id)}
            nameOf={({ question }) => question[lang]}
            isReadOnly={!may('content.write') || !isWhole || order.isPending}
            onChange={(next) => order.run({ body: { ids: next.map(({ id }) => id) } })}
          >
            {({ id, question, is_published }) => (
              <span className="flex items-center justify-between gap-3">
                <Link to={`/texts/faq/${id}`} className="link min-w-0 truncate">
                  <bdi>{question[lang]}</bdi>
                </Link>
                <StatusBadge tone={is_published ? 'good' : 'plain'}>
                  {t(is_published ? 'console-content.faq.shown' : 'console-content.faq.hidden')}
                </StatusBadge>
              </span>
            )}
          </OrderedList>
        </Panel>
      )}
    </div>
  )
}
