import { AccordionItem } from '@warsha/ui/accordion.tsx'
import { cardClass } from '@warsha/ui/card.tsx'
import { classNames } from '@warsha/ui/class-names.ts'
import { RichText, type RichTextBlock } from '@warsha/ui/rich-text.tsx'
import { useTranslation } from '~/session/messages.ts'
import type { DetailSection } from '../detail/detail-attributes.ts'

export type ProductSectionsProps = {
  description: readonly RichTextBlock[]
  sections: readonly DetailSection[]
}

/** The description is there to be read at once; the rest waits until it is wanted. */
export function ProductSections({ description, sections }: ProductSectionsProps) {
  const { t } = useTranslation()
  if (description.length === 0 && sections.length === 0) return null
  const hasBoth = description.length > 0 && sections.length > 0
  return (
    <section aria-labelledby="product-details" className="sm:col-span-full">
      <h2 id="product-details" className="mb-2.5 text-lg font-bold leading-heading lg:text-xl">
        {t('product.details')}
      </h2>
      <div className={classNames(cardClass, 'overflow-hidden', hasBoth && 'lg:grid lg:grid-cols-2')}>
        {description.length > 0 && (
          <RichText blocks={description} className="px-4 pt-3.5 pb-1 text-muted lg:px-6 lg:py-4" />
        )}
        {sections.length > 0 && (
          <div className={classNames(hasBoth && 'border-line max-lg:border-t lg:border-s')}>
            {sections.map(({ slug, title, blocks }) => (
              <AccordionItem key={slug} title={<h3>{title}</h3>}>
                <RichText blocks={blocks} />
              </AccordionItem>
            ))}
          </div>
        )}
      </div>
    </section>
  )
}
