import { ApiError } from '@warsha/contract/client/transport.ts'
import { useTranslation } from '~/session/messages.ts'
import { type CentreFields, invalidFields } from './centre-fields.ts'

type Problems = Partial<Record<keyof CentreFields, string>>

/** What is wrong with the fields: by their own rules, and by the server's last answer. */
export function useCentreProblems(
  fields: CentreFields,
  error: Error | undefined,
): { problems: Problems; isValid: boolean } {
  const { t } = useTranslation()
  const invalid = invalidFields(fields)
  const problems: Problems = {}
  for (const name of invalid) problems[name] = textOf(name)
  for (const { field, message } of error instanceof ApiError ? error.problems : []) {
    if (field === 'phone' || field === 'picture') problems[field] ??= message
  }
  return { problems, isValid: invalid.size === 0 }

  function textOf(name: keyof CentreFields): string {
    if (name === 'leadDays') return t('console-centres.problem.leadDays')
    if (name === 'latitude' || name === 'longitude') return t('console-centres.problem.degrees')
    return t('console-centres.problem.required')
  }
}
