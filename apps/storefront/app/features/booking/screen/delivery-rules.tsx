import { Button } from '@warsha/ui/button.tsx'
import { ChevronDownIcon } from '@warsha/ui/icons.tsx'
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
  // On a phone the way to the confirmation is short; a desktop has room beside the lines.
  const isOpenAtFirst = window.matchMedia('(min-width: 64rem)').matches
  return (
    <details open={isOpenAtFirst} className="group">
      <summary className="flex min-h-11 list-none items-center gap-3 font-bold leading-heading">
        <span className="min-w-0 flex-1">{rules.title}</span>
        <ChevronDownIcon className="size-5 text-muted transition-transform group-open:rotate-180" />
      </summary>
      <section
        aria-label={rules.title}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: beside the lines of a desktop the text is scrolled, also by the keyboard
        tabIndex={0}
        className="mt-2 lg:max-h-56 lg:overflow-y-auto lg:overscroll-contain"
      >
        <dl className="grid gap-2 text-sm">
          {rules.rules.map(({ title, text }) => (
            <div key={title}>
              <dt className="font-semibold">{title}</dt>
              <dd className="text-muted">{text}</dd>
            </div>
          ))}
        </dl>
      </section>
    </details>
  )
}
