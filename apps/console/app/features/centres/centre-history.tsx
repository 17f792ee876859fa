import { RecordHistory, type Subject } from '~/components/edit/record-history.tsx'
import { useTranslation } from '~/session/messages.ts'
import { centreFieldNames } from './centre-fields.ts'

/** The newest changes of a centre or of its schedule. */
export function CentreHistory({ subject }: { subject: Subject }) {
  const { t } = useTranslation()
  return (
    <RecordHistory
      subject={subject}
      labelOf={(field) => {
        const known = centreFieldNames.find((name) => name === field)
        if (known) return t(`console-centres.fields.${known}`)
        return field === 'isActive' ? t('console-centres.columns.state') : field
      }}
    />
  )
}
