import { formatDay } from '@warsha/contract/formats/format-day.ts'
import { muscatDate } from '@warsha/contract/formats/muscat-time.ts'
import { Badge, type BadgeTone } from '@warsha/ui/badge.tsx'
import { Button } from '@warsha/ui/button.tsx'
import { cardClass } from '@warsha/ui/card.tsx'
import { EmptyState } from '@warsha/ui/empty-state.tsx'
import { UserIcon } from '@warsha/ui/icons.tsx'
import { InviteIcon } from '@warsha/ui/later-icons.tsx'
import { Skeleton } from '@warsha/ui/skeleton.tsx'
import { useId } from 'react'
import { useTranslation } from '~/session/messages.ts'
import { useLoadPages } from '~/session/use-load-pages.ts'
import type { ReferralFriendRowFragment } from './referral.generated.ts'
import { listFriends } from './referral-calls.ts'

export function FriendsSection() {
  const { t } = useTranslation()
  const headingId = useId()
  const { page, hasMore, hasFailed, isLoading, loadMore } = useLoadPages(['friends'], listFriends)
  return (
    <section aria-labelledby={headingId} aria-busy={isLoading}>
      <h2 id={headingId} className="text-lg font-bold">
        {t('referral.friends')}
      </h2>
      <div className="mt-3">
        {!page && !hasFailed && <FriendsSkeleton />}
        {page?.items.length === 0 && (
          <div className={cardClass}>
            <EmptyState icon={InviteIcon} title={t('referral.empty.title')} text={t('referral.empty.text')} />
          </div>
        )}
        {page && page.items.length > 0 && (
          <ul aria-labelledby={headingId} className={`${cardClass} divide-y divide-line`}>
            {page.items.map((friend, position) => (
              // Friends have no id that the shop would tell; they are only ever appended.
              // biome-ignore lint/suspicious/noArrayIndexKey: the position is the only name there is
              <FriendRow key={position} friend={friend} />
            ))}
          </ul>
        )}
        {(hasMore || (!page && hasFailed)) && (
          <div className="mt-5 flex justify-center">
            <Button variant="secondary" isPending={isLoading} onClick={loadMore} className="min-w-52">
              {t(page ? 'referral.more' : 'shell.retry')}
            </Button>
          </div>
        )}
      </div>
    </section>
  )
}

const tones = {
  PENDING: 'neutral',
  REWARDED: 'brand',
  TAKEN_BACK: 'amber',
  ORDER_TOO_SMALL: 'amber',
} as const satisfies Record<ReferralFriendRowFragment['state'], BadgeTone>

function FriendRow({ friend }: { friend: ReferralFriendRowFragment }) {
  const { t, lang } = useTranslation()
  const day = formatDay(muscatDate(friend.joinedAt), lang, Date.now())
  return (
    <li className="flex items-center gap-3 p-4">
      <span className="grid size-10 shrink-0 place-items-center rounded-full bg-ground text-muted">
        <UserIcon className="size-5" />
      </span>
      <div className="min-w-0 flex-1">
        <p className="font-semibold">
          <bdi dir="ltr" className="tabular-nums">
            {friend.phone}
          </bdi>
        </p>
        <p className="text-sm text-muted">{t('referral.joined', { date: day.replaceAll(' ', '\u00a0') })}</p>
      </div>
      <Badge tone={tones[friend.state]}>{t(`referral.states.${friend.state}`)}</Badge>
    </li>
  )
}

function FriendsSkeleton() {
  const { t } = useTranslation()
  return (
    <div role="status" className="flex flex-col gap-3">
      <span className="sr-only">{t('shell.loading')}</span>
      <Skeleton className="h-18 rounded-card" />
      <Skeleton className="h-18 rounded-card" />
    </div>
  )
}
