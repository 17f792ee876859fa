import { translatorFor } from '@warsha/i18n/catalogue.ts'
import type { Transaction } from '#kernel/database/connect.ts'
import { queueMessage } from '#kernel/messaging/queue-message.ts'
import { invitationHours, replaceInvitation } from '../storage/invitation-queries.ts'
import { createSecret } from './credentials/session-token.ts'
import type { StaffContext } from './staff-context.ts'

type Invited = { memberId: number; email: string; name: string; language: 'ar' | 'en' }

/** Mails a one-time link, once the change is committed. The secret is in the mail alone. */
export async function mailInvitation(
  tx: Transaction,
  { config }: Pick<StaffContext, 'config'>,
  { memberId, email, name, language }: Invited,
): Promise<void> {
  const { secret, hash } = createSecret()
  await replaceInvitation(tx, memberId, hash)
  const t = translatorFor(language)
  const brand = language === 'en' ? config.BRAND_NAME_EN : config.BRAND_NAME_AR
  // Behind the hash sign, so that the secret is in no log of a server.
  const link = `${consoleOrigin(config)}/console/setup#${secret}`
  await queueMessage(tx, config, {
    to: email,
    service: 'email',
    subject: t('outgoing.staffInvitation.subject', { brand }),
    text: t('outgoing.staffInvitation.text', { name, brand, link, hours: invitationHours }),
    locale: language,
    validSeconds: invitationHours * 3600,
  })
}

function consoleOrigin({ CONSOLE_URL, PUBLIC_URL, PORT }: StaffContext['config']): string {
  return CONSOLE_URL ?? PUBLIC_URL?.replace(/\/$/, '') ?? `http://localhost:${PORT}`
}
