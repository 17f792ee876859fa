import { isolate } from '@warsha/contract/formats/isolate.ts'
import { Rail } from '@warsha/ui/rail.tsx'
import { useRef } from 'react'
import { Link } from 'react-router'
import { ProductRail } from '~/features/catalogue/card/product-rail.tsx'
import { useFirstFew } from '~/features/catalogue/card/use-first-few.ts'
import type { ProductSummary } from '~/features/catalogue/summary/product-summary.ts'
import { useTranslation } from '~/session/messages.ts'
import { renderAddButton } from './add-button.tsx'
import { renderHour } from './card-hour.tsx'

export type ProductRowProps = {
  title: string
  products: readonly ProductSummary[]
  /** Where all of them are. */
  to?: string
}

/** As many as a wide screen shows; the others come with the row itself. */
const cardsInPage = 6

/** A headed row of cards, with its arrows and the way to all of it. */
export function ProductRow({ title, products, to }: ProductRowProps) {
  const { t } = useTranslation()
  const row = useRef<HTMLDivElement>(null)
  const { shown, isWhole } = useFirstFew(products, cardsInPage, row)
  if (products.length === 0) return null
  return (
    <Rail
      title={title}
      previousLabel={t('catalogue.row.previous', { title: isolate(title) })}
      nextLabel={t('catalogue.row.next', { title: isolate(title) })}
      action={
        to && (
          <Link
            to={to}
            className="inline-flex min-h-11 shrink-0 items-center text-sm font-semibold text-brand hover:underline"
          >
            {t('shell.seeAll')}
            <span className="sr-only">: {title}</span>
          </Link>
        )
      }
    >
      <div ref={row}>
        <ProductRail
          label={title}
          products={shown}
          isWhole={isWhole}
          renderAction={renderAddButton}
          renderNote={renderHour}
        />
      </div>
    </Rail>
  )
}
