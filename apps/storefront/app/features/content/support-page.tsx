import type { ShopSettings } from '@warsha/contract/client/storefront-context.ts'
import type { RestContact, RestDeliveryRules, RestQuestion } from '@warsha/contract/content/content.rest.ts'
import { Card } from '@warsha/ui/card.tsx'
import { ClockIcon, PinIcon } from '@warsha/ui/icons.tsx'
import { useTranslation } from '~/session/messages.ts'
import { ContactChannels } from './contact-channels.tsx'
import { FaqList } from './faq-list.tsx'
import { isolateTimes } from './isolate-times.ts'

export type SupportPageProps = {
  shop: ShopSettings
  contact: RestContact
  rules: RestDeliveryRules
  faq: readonly RestQuestion[]
}

export function SupportPage({ shop, contact, rules, faq }: SupportPageProps) {
  const { t } = useTranslation()
  return (
    <div className="page-width grid items-start gap-8 py-5 lg:grid-cols-[1fr_1.25fr] lg:gap-10 lg:py-8">
      <section aria-labelledby="support-contact" className="lg:sticky lg:top-28">
        <h2 id="support-contact" className="mb-1.5 text-lg font-bold leading-heading">
          {t('shell.support.contact')}
        </h2>
        <p className="mb-4 text-muted">{contact.text}</p>
        <ContactChannels shop={shop} />
        <Card className="mt-3 grid gap-3">
          <p className="flex gap-3">
            <PinIcon className="mt-0.5 size-5 text-brand" />
            <span>
              <span className="block font-semibold">{contact.company}</span>
              <span className="text-muted">{contact.address}</span>
            </span>
          </p>
          <p className="flex gap-3">
            <ClockIcon className="mt-0.5 size-5 text-brand" />
            <span className="text-muted">{isolateTimes(contact.hours)}</span>
          </p>
        </Card>
      </section>

      <div className="grid gap-8">
        <section aria-labelledby="support-help">
          <h2 id="support-help" className="mb-3 text-lg font-bold leading-heading">
            {t('content.support.questions')}
          </h2>
          <FaqList entries={faq} />
        </section>
        <section aria-labelledby="support-rules">
          <h2 id="support-rules" className="mb-3 text-lg font-bold leading-heading">
            {rules.title}
          </h2>
          <FaqList entries={rules.rules.map(asEntry)} />
        </section>
      </div>
    </div>
  )
}

function asEntry(rule: RestDeliveryRules['rules'][number], id: number): RestQuestion {
  return { id, question: rule.title, answer: rule.text }
}
