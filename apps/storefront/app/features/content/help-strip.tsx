import type { ShopSettings } from '@warsha/contract/client/storefront-context.ts'
import { buttonClass } from '@warsha/ui/button.tsx'
import { cardClass } from '@warsha/ui/card.tsx'
import { PhoneIcon, WhatsappIcon } from '@warsha/ui/icons.tsx'
import { useTranslation } from '~/session/messages.ts'
import { whatsappLink } from './whatsapp-link.ts'

export function HelpStrip({ shop }: { shop: ShopSettings }) {
  const { t, lang } = useTranslation()
  const greeting = t('shell.footer.whatsappGreeting', { brand: shop.brandName[lang] })
  return (
    <section
      aria-labelledby="home-help"
      className={`${cardClass} flex flex-col gap-4 p-5 md:flex-row md:items-center lg:px-8 lg:py-7`}
    >
      <div className="min-w-0 flex-1">
        <h2 id="home-help" className="text-lg font-bold leading-heading">
          {t('content.help.title')}
        </h2>
        <p className="mt-1.5 text-muted">{t('content.help.text')}</p>
      </div>
      <div className="grid grid-cols-2 gap-3 md:flex">
        <a
          href={whatsappLink(shop.whatsappNumber, greeting)}
          target="_blank"
          rel="noopener"
          className={buttonClass({ variant: 'primary' })}
        >
          <WhatsappIcon />
          {t('content.support.whatsapp')}
        </a>
        <a href={`tel:${shop.supportPhone}`} className={buttonClass({ variant: 'secondary' })}>
          <PhoneIcon />
          {t('shell.menu.callUs')}
        </a>
      </div>
    </section>
  )
}
