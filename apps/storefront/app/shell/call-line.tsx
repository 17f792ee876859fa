import { formatPhone } from '@warsha/contract/formats/format-phone.ts'
import { PhoneIcon } from '@warsha/ui/icons.tsx'
import { useTranslation } from '~/session/messages.ts'
import { useShop } from './use-shop.ts'

/** A telephone works where the shop does not. */
export function CallLine() {
  const { t } = useTranslation()
  const { shop } = useShop()
  return (
    <p className="mt-2 -mb-4 w-full border-t border-line pt-3">
      <a
        href={`tel:${shop.supportPhone}`}
        className="inline-flex min-h-11 items-center gap-2 font-semibold text-brand hover:underline"
      >
        <PhoneIcon className="size-5" />
        {t('shell.menu.callUs')}
        <bdi dir="ltr" className="tabular-nums">
          {formatPhone(shop.supportPhone)}
        </bdi>
      </a>
    </p>
  )
}
