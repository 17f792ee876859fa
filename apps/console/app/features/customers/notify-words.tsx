import { notificationLimits } from '@warsha/contract/notifications/notifications.constants.ts'
import { TranslatedFields } from '~/components/edit/translated-fields.tsx'
import { htmlParagraphs } from '~/components/html-paragraphs.ts'
import { useTranslation } from '~/session/messages.ts'

/** What customers are told, as it is typed in both languages. */
export type NotifyWords = { subjectEn: string; subjectAr: string; messageEn: string; messageAr: string }

export const noWords: NotifyWords = { subjectEn: '', subjectAr: '', messageEn: '', messageAr: '' }

export function areWhole(words: NotifyWords): boolean {
  return Object.keys(noWords).every((name) => words[name as keyof NotifyWords].trim() !== '')
}

export function toNotification({ subjectEn, subjectAr, messageEn, messageAr }: NotifyWords) {
  return {
    subject: { en: subjectEn.trim(), ar: subjectAr.trim() },
    message: { en: htmlParagraphs(messageEn), ar: htmlParagraphs(messageAr) },
  }
}

type WordsFieldsProps = { words: NotifyWords; onChange: (words: Partial<NotifyWords>) => void }

export function WordsFields({ words, onChange }: WordsFieldsProps) {
  const { t } = useTranslation()
  return (
    <TranslatedFields
      legend={t('console-customers.notify.words')}
      hasHindi={false}
      fields={[
        {
          name: 'subject',
          label: t('console-customers.notify.subject'),
          maxLength: notificationLimits.subject,
        },
        {
          name: 'message',
          label: t('console-customers.notify.message'),
          hint: t('console-customers.notify.messageHint'),
          maxLength: 1500,
          isLong: true,
        },
      ]}
      values={words}
      saved={noWords}
      onChange={(values) => onChange(values as Partial<NotifyWords>)}
    />
  )
}
