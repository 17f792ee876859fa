import { Skeleton } from '@warsha/ui/skeleton.tsx'
import { Navigate, useNavigate } from 'react-router'
import { HeldCard } from '~/features/checkout/held-card.tsx'
import { useHeldCheckout } from '~/features/checkout/use-held-checkout.ts'
import { localePath } from '~/session/locale-path.ts'
import { loadTexts, useTranslation } from '~/session/messages.ts'
import { routeTexts } from '~/session/route-texts.ts'
import { toast } from '~/session/toasts.ts'
import { useCustomersOnly } from '~/session/use-guard.ts'
import type { FrameHandle } from '~/shell/frame-handle.ts'
import { pageMeta } from '~/shell/page-meta.ts'
import type { Route } from './+types/payment.ts'

export const handle = {
  texts: await loadTexts(...routeTexts.payment),
  header: 'back',
  title: 'hold.title',
  backTo: '/booking',
  step: 3,
  hasFooter: false,
} satisfies FrameHandle

export function meta(args: Route.MetaArgs) {
  return pageMeta(args, ({ t }) => ({
    title: t('hold.seo.title'),
    description: t('hold.seo.description'),
    isPrivate: true,
  }))
}

export default function PaymentRoute() {
  const isCustomer = useCustomersOnly()
  return (
    <div className="page-width grid max-w-160 gap-4 py-4">
      {isCustomer ? <Held /> : <Skeleton className="h-32 w-full" />}
    </div>
  )
}

function Held() {
  const { t, lang } = useTranslation()
  const navigate = useNavigate()
  const held = useHeldCheckout()
  if (held === undefined) return <Skeleton className="h-32 w-full" />
  if (held === null) return <Navigate to={localePath(lang, '/cart')} replace />

  function end() {
    toast.warning(t('hold.over'))
    void navigate(localePath(lang, '/booking'), { replace: true })
  }

  return <HeldCard held={held} onEnd={end} />
}
