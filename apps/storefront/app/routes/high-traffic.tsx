import { useLocation } from 'react-router'
import { useTranslation } from '~/session/messages.ts'
import { pageBeforeOverload } from '~/session/overload.ts'
import { HighTrafficPage } from '~/shell/high-traffic-page.tsx'
import { pageMeta } from '~/shell/page-meta.ts'
import type { ShellHandle } from '~/shell/shell-handle.ts'
import type { Route } from './+types/high-traffic.ts'

export const handle = { hasFooter: false } satisfies ShellHandle

export function meta(args: Route.MetaArgs) {
  return pageMeta(args, ({ t }) => ({
    title: t('shell.seo.highTrafficTitle'),
    description: t('shell.seo.highTrafficDescription'),
    isPrivate: true,
  }))
}

export default function HighTrafficRoute() {
  const { lang } = useTranslation()
  const { search } = useLocation()
  return <HighTrafficPage returnTo={pageBeforeOverload(search, lang)} />
}
