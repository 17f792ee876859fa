import type { RestSurvey } from '@warsha/contract/surveys/surveys.rest.ts'
import { Card } from '@warsha/ui/card.tsx'
import { ProductName } from '@warsha/ui/product-name.tsx'
import { StoreIcon } from '@warsha/ui/shop-icons.tsx'
import { useTranslation } from '~/session/messages.ts'

/** What a survey is about: the order, what was bought, and who did the work. */
export function SurveySubject({ survey: { order_number, products, center } }: { survey: RestSurvey }) {
  const { t } = useTranslation()
  return (
    <Card className="grid gap-3 lg:sticky lg:top-[calc(var(--header-height)+1rem)] lg:p-5">
      <p className="text-sm text-muted">{t('survey.order', { number: order_number })}</p>
      <ul className="grid gap-1 font-semibold">
        {products.map((name) => (
          <li key={name}>
            <ProductName name={name} />
          </li>
        ))}
      </ul>
      {center && (
        <p className="flex items-start gap-2 border-t border-line pt-3">
          <StoreIcon className="mt-0.5 size-5 shrink-0 text-brand" />
          <span className="min-w-0">
            <span className="block text-sm text-muted">{t('survey.center')}</span>
            <bdi className="font-semibold">{center}</bdi>
          </span>
        </p>
      )}
    </Card>
  )
}
