import { DriverVisitsPage } from '~/features/orders/driver-visits-page.tsx'
import { loadTexts } from '~/session/messages.ts'
import { routeTexts } from '~/session/route-texts.ts'
import { useCustomersOnly } from '~/session/use-guard.ts'
import { pageMeta } from '~/shell/page-meta.ts'
import type { ShellHandle } from '~/shell/shell-handle.ts'
import type { Route } from './+types/driver-visits.ts'

export const handle = {
  texts: await loadTexts(...routeTexts['driver-visits']),
  header: 'back',
  title: 'orders.driver.title',
  backTo: '/',
  hasFooter: false,
} satisfies ShellHandle

export function meta(args: Route.MetaArgs) {
  return pageMeta(args, ({ t }) => ({
    title: t('orders.driver.title'),
    description: t('orders.driver.description'),
    isPrivate: true,
  }))
}

export default function DriverVisitsRoute() {
  return useCustomersOnly() ? <DriverVisitsPage /> : null
}
