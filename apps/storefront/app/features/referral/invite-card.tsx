import { Button } from '@warsha/ui/button.tsx'
import { CopyIcon, InviteIcon } from '@warsha/ui/later-icons.tsx'
import { ShareIcon } from '@warsha/ui/shop-icons.tsx'
import { TextField } from '@warsha/ui/text-field.tsx'
import { useId, useRef } from 'react'
import { localePath } from '~/session/locale-path.ts'
import { useTranslation } from '~/session/messages.ts'
import { canShare, copyText, shareBySystem } from '~/session/share-link.ts'
import { toast } from '~/session/toasts.ts'
import type { Invitation } from './referral-calls.ts'
import { rewardText } from './reward-text.ts'

export type InviteCardProps = { invitation: Invitation }

/** Rewards for both friends, and the link to pass on. */
export function InviteCard({ invitation }: InviteCardProps) {
  const { t, lang } = useTranslation()
  const headingId = useId()
  const field = useRef<HTMLInputElement>(null)
  const amount = rewardText(invitation.reward, lang)
  const least = rewardText(invitation.minOrder, lang)
  const link = `${location.origin}${localePath(lang, `/referred-login?ref=${invitation.code}`)}`

  async function copy() {
    if (await copyText(link, field.current)) toast.success(t('shell.toast.referralLinkCopied'))
  }

  return (
    <section
      aria-labelledby={headingId}
      className="overflow-hidden rounded-card border border-line bg-surface"
    >
      <div className="bg-brand-deep p-5 text-white">
        <span className="grid size-12 place-items-center rounded-full bg-white/15">
          <InviteIcon className="size-6" />
        </span>
        <h2 id={headingId} className="mt-4 text-2xl font-bold leading-heading text-balance">
          <span className="block">{t('referral.forFriend', { amount })}</span>{' '}
          <span className="block">{t('referral.forYou', { amount })}</span>
        </h2>
        <p className="mt-2 text-pretty">{t('referral.text', { amount, least })}</p>
      </div>
      <div className="p-5">
        <TextField
          ref={field}
          label={t('referral.link')}
          value={link}
          readOnly
          dir="ltr"
          onFocus={(event) => event.currentTarget.select()}
        />
        <div className="mt-4 grid gap-2.5">
          <Button size="step" onClick={copy}>
            <CopyIcon />
            {t('referral.copy')}
          </Button>
          {canShare() && (
            <Button
              size="step"
              variant="secondary"
              onClick={() =>
                shareBySystem({
                  title: t('referral.title'),
                  text: t('referral.shareText', { amount }),
                  url: link,
                })
              }
            >
              <ShareIcon />
              {t('referral.share')}
            </Button>
          )}
        </div>
      </div>
    </section>
  )
}
