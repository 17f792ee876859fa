import type { IconComponent } from '@warsha/ui/create-icon.tsx'
import { Drawer } from '@warsha/ui/drawer.tsx'
import { CheckIcon, PhoneIcon, WhatsappIcon } from '@warsha/ui/icons.tsx'
import { useTranslation } from '~/session/messages.ts'
import type { MessagingService } from './choose-service.ts'

export type ServiceDrawerProps = {
  isOpen: boolean
  services: readonly MessagingService[]
  used: string
  onChoose: (service: MessagingService) => void
  onClose: () => void
}

export function ServiceDrawer({ isOpen, services, used, onChoose, onClose }: ServiceDrawerProps) {
  const { t } = useTranslation()
  return (
    <Drawer
      side="bottom"
      isOpen={isOpen}
      onClose={onClose}
      title={t('login.verify.services')}
      closeLabel={t('shell.close')}
    >
      <p className="px-5 pt-4 text-sm text-muted">{t('login.verify.servicesText')}</p>
      <ul className="px-3 pt-2 pb-[max(1rem,env(safe-area-inset-bottom))]">
        {services.map((service) => {
          const Icon = icons[service.icon ?? ''] ?? PhoneIcon
          return (
            <li key={service.value}>
              <button
                type="button"
                onClick={() => onChoose(service)}
                className="flex min-h-14 w-full items-center gap-3 rounded-control px-2 text-start font-semibold hover:bg-page"
              >
                <span className="grid size-10 shrink-0 place-items-center rounded-full bg-brand-tint text-brand">
                  <Icon className="size-5" />
                </span>
                <span className="min-w-0 flex-1">{service.label}</span>
                {service.value === used && <CheckIcon className="size-5 text-brand" />}
              </button>
            </li>
          )
        })}
      </ul>
    </Drawer>
  )
}

const icons: Readonly<Record<string, IconComponent>> = { sms: PhoneIcon, whatsapp: WhatsappIcon }
