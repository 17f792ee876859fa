import { formatPhone } from '@warsha/contract/formats/format-phone.ts'
import type { RestProfile } from '@warsha/contract/identity/identity.rest.ts'
import { Button } from '@warsha/ui/button.tsx'
import { Card } from '@warsha/ui/card.tsx'
import { TextField } from '@warsha/ui/text-field.tsx'
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
    <div className="page-width py-5 lg:py-8">
      <Card padding="large" className="mx-auto max-w-xl">
        {profile ? (
          // A number that was changed is shown; what was typed meanwhile stays.
          <EditProfileForm profile={profile} onPhoneChanged={reload} />
        ) : (
          <SectionWaiting hasFailed={hasFailed} onRetry={reload} />
        )}
      </Card>
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
    <form onSubmit={(event) => void submit(event)} noValidate className="flex flex-col gap-4">
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
          label={t('profile.phone')}
          hint={t('profile.phoneHint')}
          value={formatPhone(profile.phone_number)}
          dir="ltr"
          readOnly
        />
        <div>
          <PhoneChangeButton onDone={onPhoneChanged} />
        </div>
      </div>
      <Button type="submit" size="step" isFullWidth isPending={isPending} className="mt-1">
        {t('profile.save')}
      </Button>
    </form>
  )
}

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
