import { buttonClass } from '@warsha/ui/button.tsx'
import { CalendarIcon } from '@warsha/ui/shop-icons.tsx'
import { Link, useSearchParams } from 'react-router'
import { endOf } from '~/features/closures/closed-visit-end.ts'
import { ClosedVisitPage, type ClosedVisitPageProps } from '~/features/closures/closed-visit-page.tsx'
import { localePath } from '~/session/locale-path.ts'
import { loadTexts, useTranslation } from '~/session/messages.ts'
import { routeTexts } from '~/session/route-texts.ts'
import { MessagePage } from '~/shell/message-page.tsx'
import { pageMeta } from '~/shell/page-meta.ts'
import type { ShellHandle } from '~/shell/shell-handle.ts'
import type { Route } from './+types/closed-visit.ts'

export const handle = {
  texts: await loadTexts(...routeTexts['closed-visit']),
  header: 'back',
  title: 'closing.title',
  backTo: '/',
  hasFooter: false,
  asksPlace: false,
} satisfies ShellHandle

export function meta(args: Route.MetaArgs) {
  return pageMeta(args, ({ t }) => ({
    title: t('closing.seo.title'),
    description: t('closing.seo.description'),
    isPrivate: true,
  }))
}

export default function ClosedVisitRoute() {
  const [search] = useSearchParams()
  return <ClosedVisitPage token={search.get('token') ?? ''} renderEnd={(visit) => <End visit={visit} />} />
}

function End({ visit }: { visit: Parameters<ClosedVisitPageProps['renderEnd']>[0] }) {
  const translation = useTranslation()
  const { t, lang } = translation
  return (
    <MessagePage
      icon={CalendarIcon}
      {...endOf(visit, translation)}
      actions={
        <Link to={localePath(lang, '/my-orders')} className={buttonClass({ size: 'step' })}>
          {t('closing.orders')}
        </Link>
      }
    />
  )
}
