import { ApiError } from '@warsha/contract/client/transport.ts'
import type { RestProfile } from '@warsha/contract/identity/identity.rest.ts'
import { type FormEvent, useRef, useState } from 'react'
import { useTranslation } from '~/session/messages.ts'
import { flushSession } from '~/session/persisted-state.ts'
import { storeProfile } from '~/session/session-actions.ts'
import { showErrors } from '~/session/show-errors.ts'
import { toast } from '~/session/toasts.ts'
import { saveProfile } from './own-account-calls.ts'
import {
  changedFields,
  findProfileProblems,
  type ProfileField,
  type ProfileValues,
  profileFields,
} from './profile-form.ts'

type FieldErrors = Partial<Record<ProfileField, string>>

/** Holds the values of the profile's form, checks them, sends what has changed, and shows refusals at their field. */
export function useProfileForm(profile: RestProfile, onSaved: () => void) {
  const { t } = useTranslation()
  const [values, setValues] = useState<ProfileValues>(profile)
  const [errors, setErrors] = useState<FieldErrors>({})
  const [isPending, setPending] = useState(false)
  const isRunning = useRef(false)

  function change(field: ProfileField, value: string) {
    setValues((before) => ({ ...before, [field]: value }))
    setErrors((shown) => ({ ...shown, [field]: undefined }))
  }

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isRunning.current) return
    const form = event.currentTarget
    const problems = Object.entries(findProfileProblems(values))
    show(Object.fromEntries(problems.map(([field, problem]) => [field, t(`refusals.${problem}`)])), form)
    if (problems.length > 0) return
    const changed = changedFields(profile, values)
    if (Object.keys(changed).length === 0)
      return toast.warning(t('refusals.NO_CHANGES'), { id: 'no-changes' })
    isRunning.current = true
    setPending(true)
    try {
      const { first_name, last_name, email } = await saveProfile(changed)
      storeProfile({ first_name, last_name, emailAddress: email })
      flushSession()
      toast.success(t('profile.saved'))
      onSaved()
    } catch (error) {
      const refused = error instanceof ApiError ? error.problems.filter(({ field }) => isField(field)) : []
      if (refused.length === 0) showErrors(error)
      show(Object.fromEntries(refused.map(({ field, message }) => [field, message])), form)
    } finally {
      isRunning.current = false
      setPending(false)
    }
  }

  function show(next: FieldErrors, form: HTMLFormElement) {
    setErrors(next)
    const first = profileFields.find((field) => next[field])
    if (first) form.querySelector<HTMLElement>(`[name=${first}]`)?.focus()
  }

  return { values, errors, isPending, change, submit }
}

function isField(name: string | null | undefined): name is ProfileField {
  return profileFields.includes(name as ProfileField)
}
