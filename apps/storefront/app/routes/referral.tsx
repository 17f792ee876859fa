import { ReferralPage, ReferralSkeleton } from '~/features/referral/referral-page.tsx'
import { loadTexts } from '~/session/messages.ts'
import { routeTexts } from '~/session/route-texts.ts'
import { useCustomersOnly } from '~/session/use-guard.ts'
import { pageMeta } from '~/shell/page-meta.ts'
import type { ShellHandle } from '~/shell/shell-handle.ts'
import type { Route } from './+types/referral.ts'

export const handle = {
  texts: await loadTexts(...routeTexts.referral),
  header: 'back',
  title: 'referral.title',
  isAccount: true,
} satisfies ShellHandle

export function meta(args: Route.MetaArgs) {
  return pageMeta(args, ({ t }) => ({
    title: t('referral.seoTitle'),
    description: t('referral.seoDescription'),
    isPrivate: true,
  }))
}

export default function ReferralRoute() {
  const isCustomer = useCustomersOnly()
  return isCustomer ? <ReferralPage /> : <ReferralSkeleton />
}
