import { classNames } from '@warsha/ui/class-names.ts'
import { AlertIcon, CheckIcon, ClockIcon, CloseIcon } from '@warsha/ui/icons.tsx'
import { useTranslation } from '~/session/messages.ts'
import { closeToast, type Toast, useToasts } from '~/session/toasts.ts'

const looks = {
  done: { icon: CheckIcon, className: 'text-link' },
  waiting: { icon: ClockIcon, className: 'text-info' },
  failed: { icon: AlertIcon, className: 'text-danger' },
} satisfies Record<Toast['tone'], object>

/** Short news at the lower edge; read aloud as they come. */
export function ToastHost() {
  const { t } = useTranslation()
  const toasts = useToasts()
  return (
    <div
      role="status"
      className="pointer-events-none fixed inset-x-0 bottom-4 z-40 flex flex-col items-center gap-2 px-4"
    >
      {toasts.map(({ id, tone, text }) => {
        const { icon: Icon, className } = looks[tone]
        return (
          <div
            key={id}
            className="pointer-events-auto flex max-w-md items-center gap-3 rounded-card border border-line bg-raised py-2.5 ps-4 pe-2 shadow-raised"
          >
            <Icon className={classNames('size-5', className)} />
            <span className="min-w-0 flex-1">{text}</span>
            <button
              type="button"
              aria-label={t('console.command.close')}
              className="grid size-8 place-items-center rounded-control text-muted hover:bg-ground"
              onClick={() => closeToast(id)}
            >
              <CloseIcon className="size-4" />
            </button>
          </div>
        )
      })}
    </div>
  )
}
