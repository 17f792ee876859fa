import { muscatTime } from '@warsha/contract/formats/muscat-time.ts'
import { formatPassCode } from '@warsha/contract/orders/pass-code.ts'
import type { RestVisitPass } from '@warsha/contract/orders/visit-passes.rest.ts'
import { CheckIcon } from '@warsha/ui/icons.tsx'
import { useTranslation } from '~/session/messages.ts'

/** The QR code that is shown at the centre, with the same as letters to read out. */
export function PassPanel({ pass, isKept }: { pass: RestVisitPass; isKept: boolean }) {
  const { t } = useTranslation()
  const { code, redeemed_at } = pass
  return (
    <section
      aria-label={t('orders.pass.title')}
      className="grid content-start justify-items-center gap-1 self-start rounded-control bg-ground p-3 text-center text-sm @md:w-40 @2xl:w-48"
    >
      <h3 className="font-semibold">{t('orders.pass.title')}</h3>
      <PassPicture pass={pass} className="w-full max-w-44" />
      {redeemed_at ? (
        <p className="flex items-center gap-1.5 font-semibold text-brand">
          <CheckIcon className="size-5 shrink-0" />
          {t('orders.pass.redeemed', { time: muscatTime(redeemed_at) })}
        </p>
      ) : (
        <p>
          <span className="block text-muted">{t('orders.pass.code')}</span>
          <bdi dir="ltr" className="font-mono text-lg font-bold tracking-wider">
            {formatPassCode(code)}
          </bdi>
        </p>
      )}
      {isKept && <p className="text-muted">{t('orders.pass.kept')}</p>}
    </section>
  )
}

export function PassPicture({
  pass: { qr, redeemed_at },
  className,
}: {
  pass: RestVisitPass
  className: string
}) {
  const { t } = useTranslation()
  return (
    <svg
      role="img"
      aria-label={t('orders.pass.qrCode')}
      viewBox={`-4 -4 ${qr.size + 8} ${qr.size + 8}`}
      shapeRendering="crispEdges"
      className={`rounded-lg bg-white text-black ${className}`}
    >
      <path d={qr.path} fill="currentColor" opacity={redeemed_at ? 0.25 : 1} />
    </svg>
  )
}
