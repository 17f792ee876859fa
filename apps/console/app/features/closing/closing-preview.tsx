import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { previewClosingCall } from '@warsha/contract/console/closures/closures.calls.ts'
import { FailureNotice } from '~/components/failure-notice.tsx'
import { Money } from '~/components/format/money.tsx'
import { Fact, Panel } from '~/components/panel.tsx'
import { ask } from '~/session/ask.ts'
import { useTranslation } from '~/session/messages.ts'

type ClosingPreviewProps = { centre: number | undefined; time: { starts: Date; ends: Date } | undefined }

/** The consequences of closing, read anew with every change of the form. Nothing changes by looking. */
export function ClosingPreview({ centre, time }: ClosingPreviewProps) {
  const { t } = useTranslation()
  const query = time && { starts_at: time.starts.toISOString(), ends_at: time.ends.toISOString() }
  const { data, error } = useQuery({
    queryKey: ['closing-preview', centre, query],
    queryFn: ({ signal }) =>
      ask(previewClosingCall, {
        params: { id: String(centre) },
        query: query ?? { starts_at: '', ends_at: '' },
        signal,
      }),
    enabled: centre !== undefined && query !== undefined,
    placeholderData: keepPreviousData,
  })
  const preview = data?.data
  return (
    <Panel title={t('console-closing.preview.title')}>
      {!query && <p className="text-muted">{t('console-closing.preview.choose')}</p>}
      {query && error && <FailureNotice error={error} />}
      {query && preview && (
        <dl>
          <Fact name={t('console-closing.preview.bookings')}>
            <b className="text-xl">{preview.bookings}</b>
          </Fact>
          <Fact name={t('console-closing.preview.customers')}>{preview.customers}</Fact>
          <Fact name={t('console-closing.preview.money')}>
            <Money amount={preview.money_baisa} />
          </Fact>
          <Fact name={t('console-closing.preview.alternatives')}>
            {t('console-closing.preview.alternativesOf', {
              count: String(preview.with_alternative),
              orders: String(preview.orders),
            })}
          </Fact>
          <Fact name={t('console-closing.preview.checkouts')}>{preview.checkouts}</Fact>
          <Fact name={t('console-closing.preview.waiting')}>{preview.waiting}</Fact>
          <Fact name={t('console-closing.preview.slots')}>{preview.slots}</Fact>
        </dl>
      )}
      {query && preview && <p className="mt-2 text-sm text-muted">{t('console-closing.preview.nothing')}</p>}
    </Panel>
  )
}
