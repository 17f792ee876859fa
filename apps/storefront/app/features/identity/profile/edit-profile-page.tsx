import { formatPhone } from '@warsha/contract/formats/format-phone.ts'
import type { RestProfile } from '@warsha/contract/identity/identity.rest.ts'
import { Button } from '@warsha/ui/button.tsx'
import { Card } from '@warsha/ui/card.tsx'
import { Skeleton } from '@warsha/ui/skeleton.tsx'
import { TextField } from '@warsha/ui/text-field.tsx'
import type { ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { localePath } from '~/session/locale-path.ts'
import { useTranslation } from '~/session/messages.ts'
import { useLoad } from '~/session/use-load.ts'
import { readProfile } from './own-account-calls.ts'
import { PhoneChangeButton } from './phone-change-button.tsx'
import { SectionWaiting } from './section.tsx'
import { useProfileForm } from './use-profile-form.ts'

export function EditProfilePage() {
  const { value: profile, hasFailed, reload } = useLoad(['profile'], readProfile, { isCached: false })
  return (
    <Frame>
      {profile ? (
        // A number that was changed is shown; what was typed meanwhile stays.
        <EditProfileForm profile={profile} onPhoneChanged={reload} />
      ) : (
        <SectionWaiting hasFailed={hasFailed} onRetry={reload}>
          <FieldsRoom />
        </SectionWaiting>
      )}
    </Frame>
  )
}

/** Before it is known who is there. */
export function EditProfileSkeleton() {
  const { t } = useTranslation()
  return (
    <Frame>
      <p role="status" className="sr-only">
        {t('shell.loading')}
      </p>
      <FieldsRoom />
    </Frame>
  )
}

function Frame({ children }: { children: ReactNode }) {
  return (
    <div className="page-width py-5 lg:py-8">
      <Card padding="large" className="mx-auto max-w-xl lg:max-w-none">
        {children}
      </Card>
    </div>
  )
}

/** The fields with their names, before what is in them. */
function FieldsRoom() {
  const { t } = useTranslation()
  return (
    <div className={fieldsClass}>
      {[...fields, phoneTexts].map(({ label, hint }) => (
        <div key={label}>
          <p className="mb-1.5 text-sm font-semibold">{t(label)}</p>
          <Skeleton className="h-(--field-height)" />
          {hint && <p className="mt-1.5 text-xs text-muted">{t(hint)}</p>}
        </div>
      ))}
      <Skeleton className="mt-1 h-13 lg:w-52" />
    </div>
  )
}

type EditProfileFormProps = { profile: RestProfile; onPhoneChanged: () => void }

function EditProfileForm({ profile, onPhoneChanged }: EditProfileFormProps) {
  const { t, lang } = useTranslation()
  const navigate = useNavigate()
  const { values, errors, isPending, change, submit } = useProfileForm(profile, () =>
    navigate(localePath(lang, '/profile/')),
  )

  return (
    <form onSubmit={(event) => void submit(event)} noValidate className={fieldsClass}>
      {fields.map(({ name, label, hint, ...input }) => (
        <TextField
          key={name}
          name={name}
          label={t(label)}
          hint={hint && t(hint)}
          error={errors[name]}
          value={values[name]}
          {...input}
          // A masked number can only be written anew, not mended.
          onFocus={(event) => values[name].startsWith('•') && event.target.select()}
          onChange={(event) => change(name, event.target.value)}
        />
      ))}
      <div className="grid gap-2">
        <TextField
          label={t(phoneTexts.label)}
          hint={t(phoneTexts.hint)}
          value={formatPhone(profile.phone_number)}
          dir="ltr"
          readOnly
          className="[&>span]:bg-page"
        />
        <div>
          <PhoneChangeButton onDone={onPhoneChanged} />
        </div>
      </div>
      <Button type="submit" size="step" isPending={isPending} className="mt-1 lg:w-52">
        {t('profile.save')}
      </Button>
    </form>
  )
}

/** Two beside each other where there is room; the button begins a line of its own. */
const fieldsClass = 'grid items-start gap-4 lg:grid-cols-2 lg:gap-x-6 lg:*:last:col-start-1'

const phoneTexts = { label: 'profile.phone', hint: 'profile.phoneHint' } as const

const fields = [
  {
    name: 'first_name',
    label: 'profile.firstName',
    hint: undefined,
    autoComplete: 'given-name',
    maxLength: 16,
  },
  {
    name: 'last_name',
    label: 'profile.lastName',
    hint: undefined,
    autoComplete: 'family-name',
    maxLength: 16,
  },
  {
    name: 'email',
    label: 'profile.email',
    hint: undefined,
    type: 'email',
    dir: 'ltr',
    autoComplete: 'email',
    maxLength: 254,
  },
  {
    name: 'nid',
    label: 'profile.nid',
    hint: 'profile.nidHint',
    dir: 'ltr',
    autoComplete: 'off',
    maxLength: 20,
  },
  {
    name: 'credit_card',
    label: 'profile.card',
    hint: 'profile.cardHint',
    dir: 'ltr',
    inputMode: 'numeric',
    autoComplete: 'off',
    maxLength: 24,
  },
] as const
