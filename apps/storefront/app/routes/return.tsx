import { buttonClass } from '@warsha/ui/button.tsx'
import { ReturnIcon } from '@warsha/ui/shop-icons.tsx'
import { Link } from 'react-router'
import { ReturnPage } from '~/features/returns/return-page.tsx'
import { ReturnsSkeleton } from '~/features/returns/returnable-list.tsx'
import { localePath } from '~/session/locale-path.ts'
import { loadTexts, useTranslation } from '~/session/messages.ts'
import { routeTexts } from '~/session/route-texts.ts'
import { useCustomersOnly } from '~/session/use-guard.ts'
import { MessagePage } from '~/shell/message-page.tsx'
import { pageMeta } from '~/shell/page-meta.ts'
import type { ShellHandle } from '~/shell/shell-handle.ts'
import type { Route } from './+types/return.ts'
import { ReturnCode } from './parts/return-code.tsx'

export const handle = {
  texts: await loadTexts(...routeTexts.return),
  header: 'back',
  title: 'returns.stepsTitle',
  hasFooter: false,
  isAccount: true,
} satisfies ShellHandle

export function meta(args: Route.MetaArgs) {
  return pageMeta(args, ({ t }) => ({
    title: t('returns.seo.stepsTitle'),
    description: t('returns.seo.stepsDescription'),
    isPrivate: true,
  }))
}

export default function ReturnRoute({ params }: Route.ComponentProps) {
  const isCustomer = useCustomersOnly()
  if (!isCustomer) return <ReturnsSkeleton />
  return (
    <ReturnPage
      key={params.id}
      id={params.id}
      renderCode={(props) => <ReturnCode {...props} />}
      closed={<Closed />}
    />
  )
}

function Closed() {
  const { t, lang } = useTranslation()
  return (
    <MessagePage
      icon={ReturnIcon}
      title={t('returns.closed')}
      text={t('returns.closedText')}
      actions={
        <Link to={localePath(lang, '/returnable-orders')} className={buttonClass({ size: 'step' })}>
          {t('returns.all')}
        </Link>
      }
    />
  )
}
