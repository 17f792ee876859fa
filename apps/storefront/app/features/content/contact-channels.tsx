import type { ShopSettings } from '@warsha/contract/client/storefront-context.ts'
import { formatPhone } from '@warsha/contract/formats/format-phone.ts'
import { classNames } from '@warsha/ui/class-names.ts'
import type { IconComponent } from '@warsha/ui/create-icon.tsx'
import { MailIcon, PhoneIcon, WhatsappIcon } from '@warsha/ui/icons.tsx'
import { useTranslation } from '~/session/messages.ts'
import { whatsappLink } from './whatsapp-link.ts'

export type ContactChannelsProps = { shop: ShopSettings; className?: string }

/** Every way to reach people, as large targets. The WhatsApp number is the shop's second phone. */
export function ContactChannels({ shop, className }: ContactChannelsProps) {
  const { t, lang } = useTranslation()
  const greeting = t('shell.footer.whatsappGreeting', { brand: shop.brandName[lang] })
  return (
    <ul className={classNames('grid gap-3 sm:grid-cols-2 lg:grid-cols-1', className)}>
      <Channel
        icon={WhatsappIcon}
        href={whatsappLink(shop.whatsappNumber, greeting)}
        isOutside
        name={t('content.support.whatsapp')}
        value={formatPhone(`+${shop.whatsappNumber}`)}
      />
      <Channel
        icon={PhoneIcon}
        href={`tel:${shop.supportPhone}`}
        name={t('content.support.phone')}
        value={formatPhone(shop.supportPhone)}
      />
      <Channel
        icon={PhoneIcon}
        href={`tel:+${shop.whatsappNumber}`}
        name={t('content.support.mobile')}
        value={formatPhone(`+${shop.whatsappNumber}`)}
      />
      <Channel
        icon={MailIcon}
        href={`mailto:${shop.supportEmail}`}
        name={t('content.support.email')}
        value={shop.supportEmail}
      />
    </ul>
  )
}

type ChannelProps = {
  icon: IconComponent
  href: string
  name: string
  value: string
  isOutside?: boolean
}

function Channel({ icon: Icon, href, name, value, isOutside = false }: ChannelProps) {
  return (
    <li>
      <a
        href={href}
        {...(isOutside && { target: '_blank', rel: 'noopener' })}
        className="flex min-h-16 items-center gap-3.5 rounded-card border border-line bg-surface px-4 py-3 hover:border-brand"
      >
        <span className="grid size-11 shrink-0 place-items-center rounded-full bg-brand-tint text-brand">
          <Icon className="size-5.5" />
        </span>
        <span className="min-w-0">
          <span className="block text-sm text-muted">{name}</span>
          {/* Nothing of an address may be cut off. */}
          <bdi dir="ltr" className="block font-semibold leading-heading wrap-anywhere tabular-nums">
            {breakAfterAt(value)}
          </bdi>
        </span>
      </a>
    </li>
  )
}

/** An address that is too long for its line goes on behind the sign, not within a word. */
function breakAfterAt(address: string) {
  const [name, host] = address.split('@')
  if (host === undefined) return address
  return (
    <>
      {`${name}@`}
      <wbr />
      {host}
    </>
  )
}
