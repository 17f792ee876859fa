import { iconButtonClass } from '@warsha/ui/icon-button.tsx'
import { BellIcon } from '@warsha/ui/icons.tsx'
import { Link } from 'react-router'
import { hasUnseen, useNotificationList } from '~/session/groups/notification-list.ts'
import { localePath } from '~/session/locale-path.ts'
import { useTranslation } from '~/session/messages.ts'

export function BellLink() {
  const { t, lang } = useTranslation()
  const isLit = useNotificationList(hasUnseen)

  return (
    <Link
      to={localePath(lang, '/notifications')}
      aria-label={t(isLit ? 'shell.header.newNotifications' : 'shell.header.notifications')}
      className={iconButtonClass()}
    >
      <BellIcon className="size-5.5" />
      {isLit && (
        <span data-unseen className="absolute end-2.5 top-2.5 size-2.5">
          {/* Size and opacity alone: the page is not painted again for every beat. */}
          <span className="absolute inset-0 animate-attention rounded-full bg-danger" />
          <span className="absolute inset-0 rounded-full bg-danger ring-2 ring-surface" />
        </span>
      )}
    </Link>
  )
}
