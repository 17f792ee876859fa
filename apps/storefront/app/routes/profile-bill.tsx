import { BillPage, BillSkeleton } from '~/features/identity/profile/bills/bill-page.tsx'
import { loadTexts } from '~/session/messages.ts'
import { routeTexts } from '~/session/route-texts.ts'
import { useCustomersOnly } from '~/session/use-guard.ts'
import { NotFoundPage } from '~/shell/not-found-page.tsx'
import { pageMeta } from '~/shell/page-meta.ts'
import type { ShellHandle } from '~/shell/shell-handle.ts'
import type { Route } from './+types/profile-bill.ts'

export const handle = {
  texts: await loadTexts(...routeTexts['profile-bill']),
  header: 'back',
  title: 'profile.billTitle',
  backTo: '/profile/',
  hasFooter: false,
  isAccount: true,
} satisfies ShellHandle

export function meta(args: Route.MetaArgs) {
  return pageMeta(args, ({ t }) => ({
    title: t('profile.seo.billTitle'),
    description: t('profile.seo.billDescription'),
    isPrivate: true,
  }))
}

export default function BillRoute({ params }: Route.ComponentProps) {
  const isCustomer = useCustomersOnly()
  return isCustomer ? <BillPage code={params.code} notFound={<NotFoundPage />} /> : <BillSkeleton />
}
