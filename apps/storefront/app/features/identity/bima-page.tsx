import { campaign } from '@warsha/contract/constants.ts'
import { isolate } from '@warsha/contract/formats/isolate.ts'
import { Badge } from '@warsha/ui/badge.tsx'
import { Button } from '@warsha/ui/button.tsx'
import { Card } from '@warsha/ui/card.tsx'
import { NumberedSteps } from '@warsha/ui/numbered-steps.tsx'
import { PictureHero } from '@warsha/ui/picture-hero.tsx'
import { TagIcon } from '@warsha/ui/shop-icons.tsx'
import { TextField } from '@warsha/ui/text-field.tsx'
import { type FormEvent, useEffect, useState } from 'react'
import { Link } from 'react-router'
import { localePath } from '~/session/locale-path.ts'
import { useTranslation } from '~/session/messages.ts'
import { placeToasts } from '~/session/toasts.ts'
import { type DialCountry, findPhoneProblem, readDigits } from './phone-form.ts'
import { useCodeRequest } from './use-code-request.ts'

/** The campaign is for numbers of Oman alone; others sign in as usual. */
const oman = { phone_prefix: '+968', phone_digits: 8 } as const satisfies Partial<DialCountry>

/** In one piece in either direction. */
const code = isolate(campaign.id)

const steps = ['bima.steps.one', 'bima.steps.two', 'bima.steps.three', 'bima.steps.four'] as const

/** The pictures have their calm side where a line begins. */
const directions = { en: 'ltr', ar: 'rtl' } as const

export function BimaPage() {
  const { t, lang } = useTranslation()
  useEffect(() => placeToasts({ position: 'bottom-right', limit: 2 }), [])

  const from = directions[lang]
  return (
    <div className="page-width grid grid-cols-[minmax(0,1fr)] gap-4 py-4 lg:gap-6 lg:py-8 xl:grid-cols-[minmax(0,1fr)_23rem]">
      <PictureHero
        labelledBy="bima-title"
        picture={`/campaign/desktop-${from}.webp`}
        phonePicture={`/campaign/phone-${from}.webp`}
        alt={t('bima.banner')}
        className="min-h-56 sm:min-h-72 lg:min-h-84"
      >
        <Badge tone="amber" className="min-h-8 gap-1.5 px-3 text-sm">
          <TagIcon className="size-4.5" />
          {t('bima.badge')}
        </Badge>
        <h1
          id="bima-title"
          className="text-[1.375rem] font-bold leading-heading text-balance sm:text-xl lg:text-2xl"
        >
          {t('bima.title')}
        </h1>
        <p className="text-sm text-white/90 lg:text-lg">{t('bima.description')}</p>
      </PictureHero>
      <Card padding="large" className="lg:p-6">
        <h2 className="text-lg font-bold leading-heading">{t('bima.formTitle')}</h2>
        <p className="mt-1 mb-4 text-muted">{t('bima.formText')}</p>
        <BimaForm />
        <p className="mt-4 text-center text-sm text-muted">
          {t('login.agree')}{' '}
          <Link
            to={localePath(lang, '/terms-and-policy')}
            className="font-semibold whitespace-nowrap text-brand underline underline-offset-4"
          >
            {t('login.terms')}
          </Link>
        </p>
      </Card>
      <section aria-labelledby="bima-steps" className="xl:col-span-full">
        <h2 id="bima-steps" className="mt-2 mb-3 text-lg font-bold leading-heading">
          {t('bima.howItWorks')}
        </h2>
        <NumberedSteps
          className="sm:grid-cols-2 lg:grid-cols-4"
          steps={steps.map((step) => ({ key: step, content: t(step, { code }) }))}
        />
      </section>
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
    <form onSubmit={submit} noValidate className="flex flex-col gap-4">
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
