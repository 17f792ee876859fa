import { WalletPage, WalletSkeleton } from '~/features/wallet/wallet-page.tsx'
import { loadTexts } from '~/session/messages.ts'
import { routeTexts } from '~/session/route-texts.ts'
import { useCustomersOnly } from '~/session/use-guard.ts'
import { EmptyList } from '~/shell/empty-list.tsx'
import { pageMeta } from '~/shell/page-meta.ts'
import type { ShellHandle } from '~/shell/shell-handle.ts'
import type { Route } from './+types/wallet.ts'

export const handle = {
  texts: await loadTexts(...routeTexts.wallet),
  header: 'back',
  title: 'wallet.title',
  hasFooter: false,
  isAccount: true,
} satisfies ShellHandle

export function meta(args: Route.MetaArgs) {
  return pageMeta(args, ({ t }) => ({
    title: t('wallet.seoTitle'),
    description: t('wallet.seoDescription'),
    isPrivate: true,
  }))
}

export default function WalletRoute() {
  const isCustomer = useCustomersOnly()
  if (!isCustomer) return <WalletSkeleton />
  return <WalletPage renderEmpty={(part) => <EmptyList kind={part} />} />
}
