import { cardClass } from '@warsha/ui/card.tsx'
import { ProductName } from '@warsha/ui/product-name.tsx'
import { useTranslation } from '~/session/messages.ts'
import type { Fact } from '../detail/detail-attributes.ts'

export function ProductFacts({ facts }: { facts: readonly Fact[] }) {
  const { t, lang } = useTranslation()
  if (facts.length === 0) return null
  const separator = lang === 'ar' ? '، ' : ', '
  return (
    <section aria-labelledby="product-facts">
      <h2 id="product-facts" className="mb-2.5 text-lg font-bold leading-heading">
        {t('product.specifications')}
      </h2>
      <dl className={`${cardClass} px-4`}>
        {facts.map(({ slug, name, values }) => (
          <div
            key={slug}
            className="flex items-baseline justify-between gap-6 border-b border-line py-2.5 last:border-b-0"
          >
            <dt className="shrink-0 text-muted">{name}</dt>
            <dd className="min-w-0 text-end font-semibold">
              {values.map((value, at) => (
                <span key={value}>
                  <ProductName name={value} />
                  {at < values.length - 1 && separator}
                </span>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
