import { broadcastCall } from '@warsha/contract/console/notifications/broadcasts.calls.ts'
import { notificationLimits } from '@warsha/contract/notifications/notifications.constants.ts'
import { Button } from '@warsha/ui/button.tsx'
import { ArrowBackIcon } from '@warsha/ui/icons.tsx'
import { MirroredIcon } from '@warsha/ui/mirrored-icon.tsx'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { CommandDialog } from '~/components/command/command-dialog.tsx'
import { useCommand } from '~/components/command/use-command.ts'
import { TranslatedFields } from '~/components/edit/translated-fields.tsx'
import { useDraft } from '~/components/edit/use-draft.ts'
import { PictureField } from '~/components/media/picture-field.tsx'
import { PageTitle } from '~/components/page-title.tsx'
import { Panel } from '~/components/panel.tsx'
import { loadTexts, useTranslation } from '~/session/messages.ts'
import { AudienceField, HeadCount } from './audience-field.tsx'
import { DeliveryFields } from './delivery-fields.tsx'
import { emptyNotification, isWhole, type NotificationFields, toBody } from './notification-fields.ts'
import { PhonePreview } from './phone-preview.tsx'

export const handle = { texts: await loadTexts('console-notifications') }

/** Composes a notification; what is typed is kept until it is sent. */
export default function NewNotificationScreen() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const [isAsked, setIsAsked] = useState(false)
  const draft = useDraft<NotificationFields>('broadcast:new', emptyNotification)
  const { fields, change } = draft
  const isLater = fields.when === 'later'
  const send = useCommand(broadcastCall, {
    done: t(isLater ? 'console-notifications.send.scheduled' : 'console-notifications.send.done'),
    onDone() {
      draft.discard()
      navigate('/notifications')
    },
  })
  const submit = t(isLater ? 'console-notifications.send.later' : 'console-notifications.send.now')
  return (
    <div className="grid gap-4 px-3 py-4 lg:px-5">
      <PageTitle>{t('console-notifications.new.title')}</PageTitle>
      <header className="flex flex-wrap items-center gap-3">
        <Link
          to="/notifications"
          aria-label={t('console-notifications.new.back')}
          className="tool size-8 justify-center p-0"
        >
          <MirroredIcon icon={ArrowBackIcon} className="size-4" />
        </Link>
        <h1 className="text-xl font-bold leading-heading">{t('console-notifications.new.title')}</h1>
        <div className="ms-auto flex gap-2">
          {draft.changes.length > 0 && (
            <Button size="small" variant="ghost" onClick={draft.discard}>
              {t('console.edit.discard')}
            </Button>
          )}
          <Button size="small" disabled={!isWhole(fields)} onClick={() => setIsAsked(true)}>
            {submit}
          </Button>
        </div>
      </header>
      <div className="grid items-start gap-4 xl:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="grid min-w-0 gap-4">
          <Panel title={t('console-notifications.form.words')}>
            <div className="grid gap-4">
              <TranslatedFields
                legend={t('console-notifications.form.words')}
                hasHindi={false}
                fields={[
                  {
                    name: 'subject',
                    label: t('console-notifications.form.subject'),
                    maxLength: notificationLimits.subject,
                  },
                  {
                    name: 'message',
                    label: t('console-notifications.form.message'),
                    hint: t('console-notifications.form.messageHint'),
                    maxLength: 1500,
                    isLong: true,
                  },
                ]}
                values={fields}
                saved={emptyNotification}
                onChange={(values) => change(values as Partial<NotificationFields>)}
              />
              <PictureField
                label={t('console-notifications.form.image')}
                hasAlt={false}
                value={fields.image ? { url: fields.image, alt: { en: '', ar: '' } } : null}
                onChange={(picture) => change({ image: picture?.url ?? '' })}
              />
            </div>
          </Panel>
          <AudienceField fields={fields} onChange={change} />
          <DeliveryFields fields={fields} onChange={change} />
        </div>
        <PhonePreview fields={fields} />
      </div>
      {isAsked && (
        <CommandDialog
          title={t('console-notifications.send.title', {
            audience: t(`console-notifications.audience.${fields.audience}`),
          })}
          submit={submit}
          command={send}
          onClose={() => setIsAsked(false)}
          onSubmit={() => send.run({ body: toBody(fields) })}
        >
          <HeadCount fields={fields} />
          {!isLater && <p className="text-muted">{t('console-notifications.send.text')}</p>}
        </CommandDialog>
      )}
    </div>
  )
}
