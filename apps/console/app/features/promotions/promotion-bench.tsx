import { useQuery } from '@tanstack/react-query'
import { tryPromotionCall } from '@warsha/contract/console/promotions/promotions.calls.ts'
import type {
  RestPromotion,
  RestPromotionTarget,
} from '@warsha/contract/console/promotions/promotions.rest.ts'
import { isolate } from '@warsha/contract/formats/isolate.ts'
import { QuantityStepper } from '@warsha/ui/quantity-stepper.tsx'
import { Select } from '@warsha/ui/select.tsx'
import { TextField } from '@warsha/ui/text-field.tsx'
import { useState } from 'react'
import { CatalogueSearch } from '~/components/catalogue-search.tsx'
import { CustomerChoice } from '~/components/customer-choice.tsx'
import { FailureNotice } from '~/components/failure-notice.tsx'
import { Panel } from '~/components/panel.tsx'
import { ask } from '~/session/ask.ts'
import { useChannels } from '~/session/channels.ts'
import { useTranslation } from '~/session/messages.ts'
import { BenchAnswer } from './bench-answer.tsx'

type BenchLine = { product: RestPromotionTarget; quantity: number }

/** Muscat is four hours ahead of UTC all year. */
const momentOf = (local: string) => (local ? `${local}:00+04:00` : undefined)

/** Would this basket get the discount, and if not, why? Asked of the rule that checkouts ask. */
export function PromotionBench({ promotion }: { promotion: RestPromotion }) {
  const { t, lang } = useTranslation()
  const channels = useChannels()
  const [lines, setLines] = useState<BenchLine[]>([])
  const [chosenChannel, setChannel] = useState('')
  const [customerId, setCustomerId] = useState('')
  const [at, setAt] = useState('')
  const [visitAt, setVisitAt] = useState('')
  const channel = chosenChannel || String(promotion.channel_id ?? channels[0]?.id ?? '')
  const basket = lines.map(({ product, quantity }) => `${product.id}:${quantity}`).join(',')
  const asked = {
    basket,
    channel_id: channel,
    ...(customerId && { customer_id: customerId }),
    ...(at && { at: momentOf(at) }),
    ...(visitAt && { visit_at: momentOf(visitAt) }),
  }
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: ['promotion-trial', promotion.id, promotion.revision, asked],
    queryFn: ({ signal }) =>
      ask(tryPromotionCall, { params: { id: String(promotion.id) }, query: asked as never, signal }),
    enabled: lines.length > 0 && channel !== '',
    placeholderData: (before) => before,
  })

  function setQuantity(id: number, quantity: number) {
    setLines(lines.map((line) => (line.product.id === id ? { ...line, quantity } : line)))
  }

  return (
    <Panel title={t('console-promotions.bench.title')}>
      <div className="grid gap-4">
        <p className="text-muted">{t('console-promotions.bench.text')}</p>
        <CatalogueSearch
          label={t('console-promotions.bench.add')}
          kind="product"
          isTaken={({ id }) => lines.some(({ product }) => product.id === id)}
          onTake={(product) => setLines([...lines, { product, quantity: 1 }])}
        />
        {lines.length > 0 && (
          <ul className="grid gap-2" aria-label={t('console-promotions.bench.basket')}>
            {lines.map(({ product, quantity }) => (
              <li key={product.id} className="flex flex-wrap items-center gap-3">
                <bdi className="min-w-40 flex-1">{product.name[lang]}</bdi>
                <QuantityStepper
                  quantity={quantity}
                  label={t('console-promotions.bench.quantity', { name: isolate(product.name[lang]) })}
                  decreaseLabel={t('console-promotions.bench.fewer', { name: isolate(product.name[lang]) })}
                  increaseLabel={t('console-promotions.bench.more', { name: isolate(product.name[lang]) })}
                  isMost={quantity >= 99}
                  onIncrease={() => setQuantity(product.id, quantity + 1)}
                  onDecrease={() => setQuantity(product.id, quantity - 1)}
                />
                <button
                  type="button"
                  className="tool"
                  onClick={() => setLines(lines.filter((line) => line.product.id !== product.id))}
                >
                  {t('console-promotions.bench.remove')}
                  <span className="sr-only">{product.name[lang]}</span>
                </button>
              </li>
            ))}
          </ul>
        )}
        <div className="grid gap-4 sm:grid-cols-3">
          <Select
            label={t('console-promotions.fields.channelId')}
            value={channel}
            onChange={({ target }) => setChannel(target.value)}
          >
            {channels.map(({ id, name }) => (
              <option key={id} value={String(id)}>
                {name}
              </option>
            ))}
          </Select>
          <TextField
            type="datetime-local"
            label={t('console-promotions.bench.at')}
            hint={t('console-promotions.bench.atHint')}
            value={at}
            onChange={({ target }) => setAt(target.value)}
          />
          <TextField
            type="datetime-local"
            label={t('console-promotions.bench.visitAt')}
            value={visitAt}
            onChange={({ target }) => setVisitAt(target.value)}
          />
        </div>
        <CustomerChoice value={customerId} hasFocus={false} onChange={setCustomerId} />
        {error && <FailureNotice error={error} onAgain={() => void refetch()} />}
        {lines.length > 0 && data && !error && (
          <div aria-busy={isFetching}>
            <BenchAnswer trial={data.data} />
          </div>
        )}
      </div>
    </Panel>
  )
}
