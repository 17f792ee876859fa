import type { RestOilPromotion } from '@warsha/contract/content/content.rest.ts'
import { Badge } from '@warsha/ui/badge.tsx'
import { buttonClass } from '@warsha/ui/button.tsx'
import { cardClass } from '@warsha/ui/card.tsx'
import { ClockIcon } from '@warsha/ui/icons.tsx'
import { NumberedSteps } from '@warsha/ui/numbered-steps.tsx'
import { PictureHero } from '@warsha/ui/picture-hero.tsx'
import type { ReactNode } from 'react'
import { useTranslation } from '~/session/messages.ts'

export type PromotionPageProps = { promotion: RestOilPromotion; products: ReactNode }

export function PromotionPage({ promotion, products }: PromotionPageProps) {
  const { t } = useTranslation()
  return (
    <div className="page-width grid grid-cols-[minmax(0,1fr)] gap-8 py-4 lg:gap-12 lg:py-6">
      <PromotionHero promotion={promotion} />
      <section aria-labelledby="promotion-steps">
        <Heading id="promotion-steps">{t('home.promotion.steps')}</Heading>
        <NumberedSteps
          className="md:grid-cols-3"
          steps={promotion.steps.map(({ title, text }) => ({
            key: title,
            content: (
              <>
                <h3 className="font-semibold leading-heading">{title}</h3>
                <p className="mt-1 text-sm text-muted">{text}</p>
              </>
            ),
          }))}
        />
      </section>
      <section aria-labelledby="promotion-products">
        <Heading id="promotion-products">{t('home.promotion.products')}</Heading>
        {products}
      </section>
      <section aria-labelledby="promotion-terms" className={`${cardClass} scroll-mt-24 p-5 lg:px-8 lg:py-7`}>
        <Heading id="promotion-terms">{t('home.promotion.terms')}</Heading>
        <ul className="list-disc ps-5 text-muted marker:text-outline">
          {promotion.terms.map((term) => (
            <li key={term} className="mt-2 ps-1">
              {term}
            </li>
          ))}
        </ul>
      </section>
    </div>
  )
}

function PromotionHero({ promotion }: { promotion: RestOilPromotion }) {
  const { t } = useTranslation()
  const { title, text, hours, picture, picture_mobile } = promotion
  return (
    <PictureHero
      labelledBy="promotion-title"
      picture={picture}
      phonePicture={picture_mobile}
      className="min-h-72 lg:min-h-108"
    >
      <Badge tone="amber" className="min-h-8 gap-1.5 px-3 text-sm">
        <ClockIcon className="size-4.5" />
        {t('home.promotion.window', { hours })}
      </Badge>
      <h1 id="promotion-title" className="text-[1.375rem] font-bold leading-heading text-balance lg:text-3xl">
        {title}
      </h1>
      <p className="text-sm text-white/90 lg:text-lg">{text}</p>
      <div className="mt-1 flex flex-wrap items-center gap-x-5 gap-y-1">
        <a href="#promotion-products" className={buttonClass({ variant: 'inverse' })}>
          {t('home.promotion.seeProducts')}
        </a>
        <a
          href="#promotion-terms"
          className="inline-flex min-h-11 items-center text-sm underline underline-offset-4"
        >
          {t('home.promotion.terms')}
        </a>
      </div>
    </PictureHero>
  )
}

function Heading({ id, children }: { id: string; children: ReactNode }) {
  return (
    <h2 id={id} className="mb-3 text-lg font-bold leading-heading lg:text-xl">
      {children}
    </h2>
  )
}
