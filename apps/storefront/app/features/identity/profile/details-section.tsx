import { formatPhone } from '@warsha/contract/formats/format-phone.ts'
import type { RestProfile } from '@warsha/contract/identity/identity.rest.ts'
import { buttonClass } from '@warsha/ui/button.tsx'
import { PencilIcon } from '@warsha/ui/shop-icons.tsx'
import { Skeleton } from '@warsha/ui/skeleton.tsx'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { localePath } from '~/session/locale-path.ts'
import { useTranslation } from '~/session/messages.ts'
import { useLoad } from '~/session/use-load.ts'
import { readProfile } from './own-account-calls.ts'
import { PhoneChangeButton } from './phone-change-button.tsx'
import { Section, SectionWaiting } from './section.tsx'

export function DetailsSection() {
  const { t, lang } = useTranslation()
  const { value: profile, hasFailed, reload } = useLoad(['profile'], readProfile)
  return (
    <Section
      title={t('profile.data')}
      action={
        <Link to={localePath(lang, '/profile/edit/')} className={buttonClass({ variant: 'secondary' })}>
          <PencilIcon className="size-5" />
          {t('profile.edit')}
        </Link>
      }
    >
      {profile ? (
        <Details profile={profile} onPhoneChanged={reload} />
      ) : (
        <SectionWaiting hasFailed={hasFailed} onRetry={reload}>
          <DetailsRoom />
        </SectionWaiting>
      )}
    </Section>
  )
}

/** The room of the details, with their names. */
export function DetailsRoom() {
  const { t } = useTranslation()
  return (
    <dl className={detailsClass}>
      {(['name', 'phone', 'email', 'nid', 'card'] as const).map((name) => (
        <div key={name}>
          <dt className="text-sm text-muted">{t(`profile.${name}`)}</dt>
          <dd className="mt-0.5 flex min-h-6 items-center">
            <Skeleton className="h-5 w-40" />
          </dd>
        </div>
      ))}
    </dl>
  )
}

const detailsClass = 'grid gap-x-6 gap-y-4 sm:grid-cols-2'

function Details({ profile, onPhoneChanged }: { profile: RestProfile; onPhoneChanged: () => void }) {
  const { t } = useTranslation()
  return (
    <dl className={detailsClass}>
      <Detail name={t('profile.name')} value={`${profile.first_name} ${profile.last_name}`.trim()} />
      <Detail name={t('profile.phone')} value={formatPhone(profile.phone_number)} isNumber>
        <PhoneChangeButton onDone={onPhoneChanged} />
      </Detail>
      <Detail name={t('profile.email')} value={profile.email} />
      <Detail name={t('profile.nid')} value={profile.nid} isNumber />
      <Detail name={t('profile.card')} value={profile.credit_card} isNumber />
    </dl>
  )
}

type DetailProps = { name: string; value: string; isNumber?: boolean; children?: ReactNode }

function Detail({ name, value, isNumber = false, children }: DetailProps) {
  const { t } = useTranslation()
  return (
    <div className="min-w-0">
      <dt className="text-sm text-muted">{name}</dt>
      <dd className="mt-0.5 flex flex-wrap items-center gap-x-3 gap-y-1">
        {value ? (
          <bdi dir={isNumber ? 'ltr' : undefined} className="font-semibold wrap-anywhere tabular-nums">
            {value}
          </bdi>
        ) : (
          <span className="text-muted">{t('profile.notGiven')}</span>
        )}
        {children}
      </dd>
    </div>
  )
}
