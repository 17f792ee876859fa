import { NotificationsPage } from '~/features/notifications/notifications-page.tsx'
import { loadTexts } from '~/session/messages.ts'
import { routeTexts } from '~/session/route-texts.ts'
import { pageMeta } from '~/shell/page-meta.ts'
import type { ShellHandle } from '~/shell/shell-handle.ts'
import type { Route } from './+types/notifications.ts'

export const handle = {
  texts: await loadTexts(...routeTexts.notifications),
  header: 'back',
  title: 'notifications.title',
  hasFooter: false,
  isAccount: true,
} satisfies ShellHandle

export function meta(args: Route.MetaArgs) {
  return pageMeta(args, ({ t }) => ({
    title: t('notifications.seoTitle'),
    description: t('notifications.seoDescription'),
    isPrivate: true,
  }))
}

/** Open to visitors, too: they see what is for everybody. */
export default function NotificationsRoute() {
  return <NotificationsPage />
}
