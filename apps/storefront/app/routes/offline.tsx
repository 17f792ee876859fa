import { useLocation } from 'react-router'
import { useTranslation } from '~/session/messages.ts'
import { pageBeforeOffline } from '~/session/offline-page.ts'
import { OfflinePage } from '~/shell/offline-page.tsx'
import { pageMeta } from '~/shell/page-meta.ts'
import type { ShellHandle } from '~/shell/shell-handle.ts'
import type { Route } from './+types/offline.ts'

export const handle = { hasFooter: false } satisfies ShellHandle

export function meta(args: Route.MetaArgs) {
  return pageMeta(args, ({ t }) => ({
    title: t('errors.offlinePage.title'),
    description: t('errors.offlinePage.text'),
    isPrivate: true,
  }))
}

export default function OfflineRoute() {
  const { lang } = useTranslation()
  const { search } = useLocation()
  return <OfflinePage returnTo={pageBeforeOffline(search, lang)} />
}
