import { formatMoment } from '@warsha/contract/formats/format-day.ts'
import { muscatTime } from '@warsha/contract/formats/muscat-time.ts'
import { formatPassCode } from '@warsha/contract/orders/pass-code.ts'
import type { RestVisitPass } from '@warsha/contract/orders/visit-passes.rest.ts'
import { Card } from '@warsha/ui/card.tsx'
import { CheckIcon, ClockIcon, PinIcon } from '@warsha/ui/icons.tsx'
import { ProductName } from '@warsha/ui/product-name.tsx'
import { CarIcon } from '@warsha/ui/shop-icons.tsx'
import { useTranslation } from '~/session/messages.ts'
import { PassPicture } from './pass-panel.tsx'

/** The pass that is shown at the centre: a QR code, and the same as letters to read out. */
export function VisitPass({ pass }: { pass: RestVisitPass }) {
  const { t, lang } = useTranslation()
  const { appointment_at, centre, work, car, code, redeemed_at } = pass
  return (
    <Card className="grid gap-4 sm:grid-cols-[auto_minmax(0,1fr)] sm:items-center">
      <PassPicture pass={pass} className="mx-auto w-full max-w-64 sm:w-52" />
      <div className="grid gap-2 text-sm">
        <h2 className="text-lg font-bold leading-heading">{t('orders.pass.title')}</h2>
        <p className="flex items-start gap-2 font-semibold">
          <ClockIcon className="mt-0.5 size-4 shrink-0 text-brand" />
          <span>{formatMoment(appointment_at, lang)}</span>
        </p>
        {centre[lang] && (
          <p className="flex items-start gap-2 text-muted">
            <PinIcon className="mt-0.5 size-4 shrink-0 text-brand" />
            <bdi>{centre[lang]}</bdi>
          </p>
        )}
        {car && (
          <p className="flex items-start gap-2 text-muted">
            <CarIcon className="mt-0.5 size-4 shrink-0 text-brand" />
            <bdi>{car}</bdi>
          </p>
        )}
        <p className="text-muted">
          <ProductName name={work.map(({ product }) => product[lang]).join(lang === 'ar' ? '، ' : ', ')} />
        </p>
        {redeemed_at ? (
          <p className="flex items-center gap-2 font-semibold text-brand">
            <CheckIcon className="size-5 shrink-0" />
            {t('orders.pass.redeemed', { time: muscatTime(redeemed_at) })}
          </p>
        ) : (
          <p>
            <span className="block text-muted">{t('orders.pass.code')}</span>
            <bdi dir="ltr" className="font-mono text-2xl font-bold tracking-widest">
              {formatPassCode(code)}
            </bdi>
          </p>
        )}
      </div>
    </Card>
  )
}
