import { Button } from '@warsha/ui/button.tsx'
import { SkeletonText } from '@warsha/ui/skeleton.tsx'
import { VisuallyHidden } from '@warsha/ui/visually-hidden.tsx'
import { useTranslation } from '~/session/messages.ts'
import type { useDeliveryRules } from './use-delivery-rules.ts'

export function DeliveryRules({ rules, hasFailed, reload }: ReturnType<typeof useDeliveryRules>) {
  const { t } = useTranslation()
  if (hasFailed)
    return (
      <div role="alert" className="rounded-control bg-danger-tint p-3 text-sm text-danger">
        <p className="font-semibold">{t('booking.rules.failed')}</p>
        <Button variant="danger" size="small" className="mt-2 min-h-11" onClick={reload}>
          {t('booking.retry')}
        </Button>
      </div>
    )
  if (!rules)
    return (
      <div aria-busy="true">
        <VisuallyHidden>{t('booking.rules.loading')}</VisuallyHidden>
        <SkeletonText lines={4} />
      </div>
    )
  return (
    <section
      aria-label={rules.title}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: beside the lines of a desktop the text is scrolled, also by the keyboard
      tabIndex={0}
      className="lg:max-h-56 lg:overflow-y-auto lg:overscroll-contain"
    >
      <h2 className="font-bold leading-heading">{rules.title}</h2>
      <dl className="mt-2 grid gap-2 text-sm">
        {rules.rules.map(({ title, text }) => (
          <div key={title}>
            <dt className="font-semibold">{title}</dt>
            <dd className="text-muted">{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
