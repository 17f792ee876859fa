import { formatRelativeTime } from '@warsha/i18n/format-relative-time.ts'
import { classNames } from '@warsha/ui/class-names.ts'
import { BellIcon } from '@warsha/ui/icons.tsx'
import { OrdersIcon } from '@warsha/ui/later-icons.tsx'
import { ProductName } from '@warsha/ui/product-name.tsx'
import { Link } from 'react-router'
import type { ShopNotification } from '~/session/groups/notification-list.ts'
import { localePath } from '~/session/locale-path.ts'
import { useTranslation } from '~/session/messages.ts'
import { messageText, parseMessage } from '../drawer/parse-message.ts'
import { expiresAt } from '../expiry.ts'
import { seeNotification } from '../see-notification.ts'
import { ExpiryCountdown } from './expiry-countdown.tsx'
import { type NotificationTab, screenQuery } from './notification-tabs.ts'

export type NotificationRowProps = { notification: ShopNotification; tab: NotificationTab }

/** One line of the list. All of it opens the notification. */
export function NotificationRow({ notification, tab }: NotificationRowProps) {
  const { t, lang } = useTranslation()
  const { id, type, subject, message, seen, send_time } = notification
  const until = expiresAt(notification)
  const Icon = type === 'ORDER' ? OrdersIcon : BellIcon
  return (
    <li
      className={classNames(
        'relative flex items-start gap-3 p-4 hover:bg-page',
        seen ? 'bg-surface' : 'bg-brand-tint/60',
      )}
    >
      <span
        className={classNames(
          'grid size-10 shrink-0 place-items-center rounded-full',
          seen ? 'bg-ground text-muted' : 'bg-surface text-brand',
        )}
      >
        <Icon className="size-5" />
      </span>
      <div className="min-w-0 flex-1">
        <div className="flex items-start gap-2">
          <h2 className={classNames('min-w-0 flex-1 leading-heading', seen ? 'font-semibold' : 'font-bold')}>
            <Link
              to={localePath(lang, `/notifications${screenQuery(tab, id)}`)}
              state={{ isFromList: true }}
              preventScrollReset
              onClick={() => {
                if (!seen) seeNotification(id)
              }}
              className="after:absolute after:inset-0"
            >
              <ProductName name={subject} />
            </Link>
          </h2>
          {!seen && (
            <span className="mt-1.5 size-2.5 shrink-0 rounded-full bg-danger">
              <span className="sr-only">{t('notifications.new')}</span>
            </span>
          )}
        </div>
        <p className="mt-1 line-clamp-2 text-sm leading-clamp text-muted">
          <ProductName name={messageText(parseMessage(message))} />
        </p>
        <div className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1">
          <time dateTime={send_time} className="text-xs text-muted">
            {formatRelativeTime(t, send_time, Math.max(Date.now(), Date.parse(send_time)))}
          </time>
          {until !== null && <ExpiryCountdown until={until} />}
        </div>
      </div>
    </li>
  )
}
