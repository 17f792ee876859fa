import { muscatDate, muscatTime } from '@warsha/contract/formats/muscat-time.ts'
import { formatPassCode } from '@warsha/contract/orders/pass-code.ts'
import type { RestVisitPass } from '@warsha/contract/orders/visit-passes.rest.ts'
import { Card } from '@warsha/ui/card.tsx'
import { CheckIcon, ClockIcon, PinIcon } from '@warsha/ui/icons.tsx'
import { CarIcon } from '@warsha/ui/shop-icons.tsx'
import { dayText } from '~/purchase/day-text.ts'
import { useTranslation } from '~/session/messages.ts'

/** The pass that is shown at the centre: a QR code, and the same as letters to read out. */
export function VisitPass({ pass }: { pass: RestVisitPass }) {
  const { t, lang } = useTranslation()
  const { appointment_at, centre, work, car, code, qr, redeemed_at } = pass
  return (
    <Card className="grid gap-4 sm:grid-cols-[auto_minmax(0,1fr)] sm:items-center">
      <svg
        role="img"
        aria-label={t('orders.pass.qrCode')}
        viewBox={`-4 -4 ${qr.size + 8} ${qr.size + 8}`}
        shapeRendering="crispEdges"
        className="mx-auto w-full max-w-64 rounded-lg bg-white text-black sm:w-52"
      >
        <path d={qr.path} fill="currentColor" opacity={redeemed_at ? 0.25 : 1} />
      </svg>
      <div className="grid gap-2 text-sm">
        <h2 className="text-lg font-bold leading-heading">{t('orders.pass.title')}</h2>
        <p className="flex items-start gap-2 font-semibold">
          <ClockIcon className="mt-0.5 size-4 shrink-0 text-brand" />
          <span>
            {dayText(lang, muscatDate(appointment_at))} <bdi dir="ltr">{muscatTime(appointment_at)}</bdi>
          </span>
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
          <bdi>{work.map(({ product }) => product[lang]).join(lang === 'ar' ? '، ' : ', ')}</bdi>
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
