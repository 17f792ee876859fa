import { campaign } from '@warsha/contract/constants.ts'
import { isolate } from '@warsha/contract/formats/isolate.ts'
import { Button } from '@warsha/ui/button.tsx'
import { TextField } from '@warsha/ui/text-field.tsx'
import { type FormEvent, useEffect, useState } from 'react'
import { useTranslation } from '~/session/messages.ts'
import { placeToasts } from '~/session/toasts.ts'
import { type DialCountry, findPhoneProblem, readDigits } from './phone-form.ts'
import { useCodeRequest } from './use-code-request.ts'

/** The campaign is for numbers of Oman alone; others sign in as usual. */
const oman = { phone_prefix: '+968', phone_digits: 8 } as const satisfies Partial<DialCountry>

/** In one piece in either direction. */
const code = isolate(campaign.id)

const steps = ['bima.steps.one', 'bima.steps.two', 'bima.steps.three', 'bima.steps.four'] as const

export function BimaPage() {
  const { t, lang } = useTranslation()
  useEffect(() => placeToasts({ position: 'bottom-right', limit: 2 }), [])

  return (
    <div className="page-width grid gap-6 py-4 lg:grid-cols-2 lg:items-start lg:gap-10 lg:py-8">
      <img
        src={`/campaign/${campaign.id}-${lang}.svg`}
        alt={t('bima.banner')}
        width={720}
        height={400}
        className="w-full rounded-card"
      />
      <div>
        <h1 className="text-2xl font-bold leading-heading">{t('bima.title')}</h1>
        <ol className="mt-4 grid gap-3">
          {steps.map((step, at) => (
            <li key={step} className="flex items-center gap-3">
              <span
                aria-hidden="true"
                className="grid size-8 shrink-0 place-items-center rounded-full bg-brand text-sm font-bold text-white tabular-nums"
              >
                {at + 1}
              </span>
              {t(step, { code })}
            </li>
          ))}
        </ol>
        <p className="mt-4 text-muted">{t('bima.description', { code })}</p>
        <BimaForm />
      </div>
    </div>
  )
}

function BimaForm() {
  const { t } = useTranslation()
  const [digits, setDigits] = useState('')
  const [isRefused, setRefused] = useState(false)
  const { isPending, requestCode } = useCodeRequest({ from: '/', cid: campaign.id, hasToastsOnly: true })
  const country = { id: 0, name: '', ...oman }

  function change(typed: string) {
    setDigits(readDigits(typed, country))
    setRefused(false)
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    const problem = findPhoneProblem(digits, country)
    setRefused(problem !== null)
    if (!problem) requestCode({ countryCode: oman.phone_prefix, phoneNumber: digits })
  }

  return (
    <form onSubmit={submit} noValidate className="mt-6 flex flex-col gap-4">
      <TextField
        name="phone"
        label={t('bima.phone')}
        dir="ltr"
        type="tel"
        inputMode="numeric"
        autoComplete="tel-national"
        enterKeyHint="send"
        value={digits}
        placeholder={'0'.repeat(oman.phone_digits)}
        leading={oman.phone_prefix}
        error={isRefused && t('refusals.CAMPAIGN_PHONE_INVALID')}
        onChange={(event) => change(event.target.value)}
      />
      <Button type="submit" size="step" isFullWidth isPending={isPending}>
        {t('bima.submit')}
      </Button>
    </form>
  )
}
