import { Card } from '@warsha/ui/card.tsx'
import { useState } from 'react'
import { useTranslation } from '~/session/messages.ts'
import { CampaignCode } from './campaign-code.tsx'
import { isPartnerHost } from './partner-host.ts'
import type { PromoCodesProps } from './promo-codes-props.ts'
import { AppliedCode, NewCode } from './promo-field.tsx'
import { usePromoCodes } from './use-promo-codes.ts'

/** The field for promo codes and gift cards. On the hosts of the driver campaign its code is set and cannot be changed. */
export function PromoCodes(props: PromoCodesProps) {
  return (
    <Card padding="large">{isPartnerHost() ? <CampaignCode {...props} /> : <FreeCodes {...props} />}</Card>
  )
}

function FreeCodes({ checkoutId, codes, onChanged }: PromoCodesProps) {
  const { t } = useTranslation()
  const [isAdding, setAdding] = useState(false)
  const { problem, pending, apply, remove, clearProblem } = usePromoCodes(checkoutId, onChanged)
  const hasPromo = codes.some(({ isGiftCard }) => !isGiftCard)
  const isEmpty = codes.length === 0

  async function add(typed: string): Promise<boolean> {
    const isAdded = await apply(typed)
    if (isAdded) setAdding(false)
    return isAdded
  }

  return (
    <div className="grid gap-3">
      {codes.map(({ code, isGiftCard }) => (
        <AppliedCode
          key={code}
          code={code}
          label={t(isGiftCard ? 'promotions.giftCard' : 'promotions.label')}
          isPending={pending === code}
          onRemove={() => void remove(code)}
        />
      ))}
      {(isEmpty || isAdding) && (
        <NewCode
          label={t(hasPromo ? 'promotions.giftCard' : 'promotions.label')}
          problem={problem}
          isPending={pending !== undefined && !codes.some(({ code }) => code === pending)}
          onApply={add}
          onType={clearProblem}
        />
      )}
      {!isEmpty && !isAdding && codes.length === 1 && (
        <button
          type="button"
          onClick={() => setAdding(true)}
          className="min-h-11 justify-self-start text-sm font-semibold text-brand underline underline-offset-4"
        >
          {t(hasPromo ? 'promotions.addGiftCard' : 'promotions.addCode')}
        </button>
      )}
    </div>
  )
}
