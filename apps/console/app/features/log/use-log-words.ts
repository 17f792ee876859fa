import { isolate } from '@warsha/contract/formats/isolate.ts'
import type { MessageKey } from '@warsha/i18n/message-key.ts'
import { useMemo } from 'react'
import { dayText, momentText } from '~/components/format/moment.tsx'
import { useTranslation } from '~/session/messages.ts'

export const dayForm = /^\d{4}-\d{2}-\d{2}$/
/** Messages are logged as they are sent. */
const htmlForm = /^\s*<\w/
const momentForm = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/

/** Fields whose values are chosen out of a list, with the texts of that list. */
const listedValues: Readonly<Record<string, string>> = {
  status: 'console.orderStatus',
  paymentStatus: 'console.paymentStatus',
  role: 'console.roles',
  language: 'console.languages',
  state: 'console-log.values',
  resolution: 'console-log.values',
  discountKind: 'console-log.values',
  kind: 'console-log.values',
  to: 'console-log.values',
  venue: 'console-log.values',
  stockType: 'console-log.values',
  serviceType: 'console-log.values',
  slotType: 'console-log.values',
}

/** Filters of files are logged as they stand in addresses. */
const camelCase = (name: string) => name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase())

export type LogWords = ReturnType<typeof useLogWords>

/** The words of the log: those of actions, subjects and fields, and of values that are no names. */
export function useLogWords() {
  const { t, lang } = useTranslation()
  return useMemo(() => {
    /** A key that has no text yet shows its last part. */
    const wordOr = (key: string, name: string) => {
      const text = t(key as MessageKey)
      return text === key ? name : text
    }
    return {
      lang,
      action: (action: string) => {
        const verb = action.slice(action.lastIndexOf('.') + 1)
        return wordOr(`console-people.actions.${verb}`, verb)
      },
      kind: (kind: string) => wordOr(`console-people.kinds.${kind}`, kind),
      field: (field: string) => {
        const line = /^line (\d+)$/.exec(field)?.[1]
        if (line) return t('console-log.line', { number: line })
        if (dayForm.test(field)) return dayText(field, { t, lang })
        return wordOr(`console-log.fields.${camelCase(field)}`, field)
      },
      flag: (value: boolean) => t(value ? 'console-log.yes' : 'console-log.no'),
      /** Weekdays are counted from Sunday. */
      weekday: (day: number) =>
        new Intl.DateTimeFormat(lang === 'ar' ? 'ar-OM' : 'en-GB', {
          weekday: 'long',
          timeZone: 'UTC',
        }).format(new Date(Date.UTC(2023, 0, 1 + day))),
      text: (field: string, value: string) => {
        if (momentForm.test(value)) return momentText(value, { t, lang })
        if (dayForm.test(value)) return dayText(value, { t, lang })
        if (htmlForm.test(value))
          return value
            .replace(/<\/?(?:p|br|li|ul|ol|h\d)[^<>]*>/g, ' ')
            .replace(/<[^<>]*>/g, '')
            .trim()
        const list = listedValues[camelCase(field)]
        return list ? wordOr(`${list}.${value}`, value) : value
      },
      since: (name: string, at: string) =>
        t('console-people.log.since', { name: isolate(name), moment: momentText(at, { t, lang }) }),
    }
  }, [t, lang])
}
