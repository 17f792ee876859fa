import { finishSetupCall, startSetupCall } from '@warsha/contract/console/staff/staff.calls.ts'
import type { RestOperator } from '@warsha/contract/console/staff/staff.rest.ts'
import { Button } from '@warsha/ui/button.tsx'
import { TextField } from '@warsha/ui/text-field.tsx'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { LatinField } from '~/components/text-input.tsx'
import { api } from '~/session/api.ts'
import { failureText } from '~/session/failure-text.ts'
import { useTranslation } from '~/session/messages.ts'

type Chosen = { secret: string; name: string; email: string; password: string; code: string }
type AppKey = { authenticator_uri: string; authenticator_key: string }

/** First the password, then the first code of the authenticator app, which makes the account. */
export function SetupForm({ onSignedIn }: { onSignedIn: (operator: RestOperator) => Promise<void> }) {
  const { t } = useTranslation()
  const secret = location.hash.slice(1)
  const [appKey, setAppKey] = useState<AppKey>()
  const [failure, setFailure] = useState<string>()
  const { register, handleSubmit, formState } = useForm<Chosen>({
    defaultValues: { secret, name: '', email: '', password: '', code: '' },
  })

  async function submit({ code, name, email, ...chosen }: Chosen) {
    setFailure(undefined)
    try {
      if (appKey) {
        const { data } = await api.call(finishSetupCall, { body: { secret: chosen.secret, code } })
        return await onSignedIn(data)
      }
      const person = { ...(name && { name }), ...(email && { email }) }
      setAppKey((await api.call(startSetupCall, { body: { ...chosen, ...person } })).data)
    } catch (error) {
      setFailure(failureText(error, t))
    }
  }

  return (
    <form noValidate onSubmit={handleSubmit(submit)} className="grid gap-4">
      {appKey ? (
        <>
          <div>
            <h2 className="font-semibold">{t('console.setup.appTitle')}</h2>
            <p className="mt-1 text-muted">{t('console.setup.appText')}</p>
          </div>
          <dl className="rounded-control bg-ground p-3">
            <dt className="text-xs text-muted">{t('console.setup.key')}</dt>
            <dd dir="ltr" className="break-all text-start font-mono select-all">
              {appKey.authenticator_key}
            </dd>
          </dl>
          <a href={appKey.authenticator_uri} className="link">
            {t('console.setup.openApp')}
          </a>
          <LatinField
            key="code"
            label={t('console.signIn.code')}
            hint={t('console.signIn.codeHint')}
            inputMode="numeric"
            autoComplete="one-time-code"
            {...register('code')}
          />
        </>
      ) : (
        <>
          <LatinField
            label={t('console.setup.secret')}
            hint={t('console.setup.secretHint')}
            autoComplete="off"
            {...register('secret')}
          />
          {!secret && (
            <>
              <TextField
                label={t('console.setup.name')}
                hint={t('console.setup.nameHint')}
                autoComplete="name"
                {...register('name')}
              />
              <LatinField
                label={t('console.signIn.email')}
                type="email"
                autoComplete="username"
                {...register('email')}
              />
            </>
          )}
          <LatinField
            label={t('console.setup.password')}
            hint={t('console.setup.passwordHint')}
            type="password"
            autoComplete="new-password"
            {...register('password')}
          />
        </>
      )}
      <p role="alert" className="text-danger empty:hidden">
        {failure}
      </p>
      <Button type="submit" isFullWidth isPending={formState.isSubmitting}>
        {t(appKey ? 'console.setup.finish' : 'console.setup.next')}
      </Button>
    </form>
  )
}
