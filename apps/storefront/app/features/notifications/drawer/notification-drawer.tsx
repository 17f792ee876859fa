import { formatMoment } from '@warsha/contract/formats/format-day.ts'
import { Button } from '@warsha/ui/button.tsx'
import { Drawer } from '@warsha/ui/drawer.tsx'
import { ProductName } from '@warsha/ui/product-name.tsx'
import { Skeleton, SkeletonText } from '@warsha/ui/skeleton.tsx'
import { useRef } from 'react'
import type { ShopNotification } from '~/session/groups/notification-list.ts'
import { useTranslation } from '~/session/messages.ts'
import { expiresAt } from '../expiry.ts'
import { ExpiryCountdown } from '../list/expiry-countdown.tsx'
import { ownPicture } from './link-target.ts'
import { MessageBody } from './message-body.tsx'
import { NotificationLink } from './notification-link.tsx'
import { OrderFacts } from './order-facts.tsx'
import { useNotification } from './use-notification.ts'

export type NotificationDrawerProps = { id: string | null; onClose: () => void }

/** One notification, over the full height. Open while the address names one. */
export function NotificationDrawer({ id, onClose }: NotificationDrawerProps) {
  const { t } = useTranslation()
  const { notification, hasFailed, retry } = useNotification(id, onClose)
  // While it slides out it still shows what it showed.
  const last = useRef(notification)
  if (id !== null) last.current = notification
  return (
    <Drawer
      side="end"
      isOpen={id !== null}
      onClose={onClose}
      title={t('notifications.drawer.title')}
      closeLabel={t('shell.close')}
      sizeClass="w-full max-sm:rounded-none sm:w-[30rem]"
    >
      {last.current && <NotificationContent notification={last.current} />}
      {!last.current && !hasFailed && <ContentSkeleton />}
      {!last.current && hasFailed && (
        <div className="grid justify-items-center gap-3 px-5 py-12 text-center">
          <p className="text-muted">{t('notifications.drawer.failed')}</p>
          <Button variant="secondary" onClick={retry}>
            {t('shell.retry')}
          </Button>
        </div>
      )}
    </Drawer>
  )
}

function NotificationContent({ notification }: { notification: ShopNotification }) {
  const { lang } = useTranslation()
  const { subject, message, send_time, image, link, metadata } = notification
  const picture = typeof location === 'undefined' ? null : ownPicture(image, location.origin)
  const until = expiresAt(notification)
  return (
    <article className="grid gap-4 p-5">
      <header>
        <h3 className="text-lg font-bold leading-heading">
          <ProductName name={subject} />
        </h3>
        <p className="mt-1.5 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted">
          <time dateTime={send_time}>
            <bdi>{formatMoment(send_time, lang, Date.now())}</bdi>
          </time>
          {until !== null && <ExpiryCountdown until={until} />}
        </p>
      </header>
      {picture && (
        <img
          src={picture}
          alt=""
          className="aspect-video w-full rounded-card bg-ground object-cover"
          loading="lazy"
        />
      )}
      <MessageBody html={message} />
      {metadata && <OrderFacts order={metadata} />}
      {link && !metadata && <NotificationLink link={link} />}
    </article>
  )
}

function ContentSkeleton() {
  const { t } = useTranslation()
  return (
    <div role="status" className="grid gap-4 p-5">
      <span className="sr-only">{t('shell.loading')}</span>
      <Skeleton className="h-6 w-3/5" />
      <SkeletonText lines={4} />
    </div>
  )
}
