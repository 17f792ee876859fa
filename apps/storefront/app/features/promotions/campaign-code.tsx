import { campaign } from '@warsha/contract/constants.ts'
import { TextField } from '@warsha/ui/text-field.tsx'
import { useEffect, useRef } from 'react'
import { useTranslation } from '~/session/messages.ts'
import type { PromoCodesProps } from './promo-codes-props.ts'
import { usePromoCodes } from './use-promo-codes.ts'

/** The campaign's code, applied by itself once; why the basket does not qualify is said below it. */
export function CampaignCode({ checkoutId, codes, onChanged }: PromoCodesProps) {
  const { t } = useTranslation()
  const { problem, apply } = usePromoCodes(checkoutId, onChanged)
  const isApplied = codes.some(({ code }) => code === campaign.id)
  const applyOnce = useRef(apply)
  applyOnce.current = apply

  useEffect(() => {
    if (!isApplied) void applyOnce.current(campaign.id)
  }, [isApplied])

  return (
    <TextField
      label={t('promotions.label')}
      hint={isApplied ? t('promotions.campaignApplied') : t('promotions.campaign')}
      error={problem}
      value={campaign.id}
      readOnly
    />
  )
}
