import { takeBackDays } from '@warsha/contract/referral/referral.constants.ts'
import { SendIcon, WalletIcon } from '@warsha/ui/later-icons.tsx'
import { TagIcon } from '@warsha/ui/shop-icons.tsx'
import { useId } from 'react'
import { useTranslation } from '~/session/messages.ts'
import type { Invitation } from './referral-calls.ts'
import { rewardText } from './reward-text.ts'

const steps = [
  { key: 'share', Icon: SendIcon },
  { key: 'save', Icon: TagIcon },
  { key: 'earn', Icon: WalletIcon },
] as const

/** How an invitation becomes a reward, and when it does not. */
export function InviteSteps({ invitation }: { invitation: Invitation }) {
  const { t, lang } = useTranslation()
  const headingId = useId()
  const amount = rewardText(invitation.reward, lang)
  const least = rewardText(invitation.minOrder, lang)
  return (
    <section aria-labelledby={headingId}>
      <h2 id={headingId} className="text-lg font-bold">
        {t('referral.steps.title')}
      </h2>
      <ol className="mt-3 grid gap-3">
        {steps.map(({ key, Icon }) => (
          <li key={key} className="flex items-center gap-3">
            <span className="grid size-10 shrink-0 place-items-center rounded-full bg-brand-tint text-brand">
              <Icon className="size-5" />
            </span>
            <p>{t(`referral.steps.${key}`, { amount, least })}</p>
          </li>
        ))}
      </ol>
      <p className="mt-4 text-sm text-muted text-pretty">
        {t('referral.terms', { days: takeBackDays, least })}
      </p>
    </section>
  )
}
