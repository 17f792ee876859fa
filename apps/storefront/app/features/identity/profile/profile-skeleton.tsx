import { Skeleton } from '@warsha/ui/skeleton.tsx'
import { useTranslation } from '~/session/messages.ts'
import { DetailsRoom } from './details-section.tsx'
import { ProfileColumns } from './profile-page.tsx'
import { RowsRoom, Section } from './section.tsx'

/** The profile before it is known whose it is: every section where it will be, with the room of what is in it. */
export function ProfileSkeleton() {
  const { t } = useTranslation()
  return (
    <ProfileColumns>
      <Section title={t('profile.data')} action={<ButtonRoom />}>
        <p role="status" className="sr-only">
          {t('shell.loading')}
        </p>
        <DetailsRoom />
      </Section>
      <Section title={t('profile.bills')} text={t('profile.billsText')}>
        <RowsRoom rows={2} />
      </Section>
      <Section title={t('profile.sessions')} text={t('profile.sessionsText')}>
        <RowsRoom rows={2} />
      </Section>
      <Section title={t('profile.passkeys')} text={t('profile.passkeysText')}>
        <RowsRoom rows={1} />
      </Section>
      <Section title={t('profile.privacy')} text={t('profile.exportText')}>
        <div className="flex flex-wrap gap-3">
          <ButtonRoom />
          <ButtonRoom />
        </div>
      </Section>
    </ProfileColumns>
  )
}

function ButtonRoom() {
  return <Skeleton className="h-(--button-height) w-36" />
}
