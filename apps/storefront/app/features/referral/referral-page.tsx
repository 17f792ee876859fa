import { Button } from '@warsha/ui/button.tsx'
import { Skeleton } from '@warsha/ui/skeleton.tsx'
import type { ReactNode } from 'react'
import { useTranslation } from '~/session/messages.ts'
import { useLoad } from '~/session/use-load.ts'
import { EarnedCard } from './earned-card.tsx'
import { FriendsSection } from './friends-section.tsx'
import { InviteCard } from './invite-card.tsx'
import { InviteSteps } from './invite-steps.tsx'
import { readInvitation } from './referral-calls.ts'

export function ReferralPage() {
  const { t } = useTranslation()
  const { value: invitation, hasFailed, reload } = useLoad(['invitation'], readInvitation)
  if (!invitation && !hasFailed) return <ReferralSkeleton />
  if (!invitation)
    return (
      <Columns>
        <Button variant="secondary" isFullWidth onClick={reload}>
          {t('shell.retry')}
        </Button>
      </Columns>
    )
  return (
    <Columns>
      <div className="grid gap-6 max-lg:contents">
        <InviteCard invitation={invitation} />
        <div className="max-lg:order-1">
          <InviteSteps invitation={invitation} />
        </div>
      </div>
      <div className="grid gap-6">
        <EarnedCard earned={invitation.earned} />
        <FriendsSection />
      </div>
    </Columns>
  )
}

/** Before it is known who is there, and what they invite with. */
export function ReferralSkeleton() {
  const { t } = useTranslation()
  return (
    <Columns>
      <div role="status">
        <span className="sr-only">{t('shell.loading')}</span>
        <Skeleton className="h-96 rounded-card" />
      </div>
      <div className="flex flex-col gap-3">
        <Skeleton className="h-20 rounded-card" />
        <Skeleton className="h-44 rounded-card" />
      </div>
    </Columns>
  )
}

function Columns({ children }: { children: ReactNode }) {
  return (
    <div className="page-width grid grid-cols-1 items-start gap-6 py-5 lg:grid-cols-[20rem_minmax(0,1fr)] xl:grid-cols-[24rem_minmax(0,1fr)] xl:gap-8 lg:py-8">
      {children}
    </div>
  )
}
