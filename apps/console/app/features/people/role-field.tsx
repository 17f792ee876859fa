import { useQuery } from '@tanstack/react-query'
import { listRolesCall } from '@warsha/contract/console/staff/members.calls.ts'
import { Select } from '@warsha/ui/select.tsx'
import { useCallback, useMemo } from 'react'
import { ask } from '~/session/ask.ts'
import { useTranslation } from '~/session/messages.ts'

const presets = ['administrator', 'manager', 'finance', 'support', 'content', 'centre-staff'] as const

/** A role that the shop has made itself has the name it was given. */
export function useRoleName(): (role: string) => string {
  const { t } = useTranslation()
  return useCallback(
    (role) => {
      const preset = presets.find((name) => name === role)
      return preset ? t(`console.roles.${preset}`) : role
    },
    [t],
  )
}

/** Names of all roles; none until they are loaded. */
export function useRoles(): readonly string[] {
  const { data } = useQuery({
    queryKey: ['roles'],
    queryFn: ({ signal }) => ask(listRolesCall, { signal }),
  })
  return useMemo(() => data?.data.map(({ name }) => name) ?? [], [data])
}

export function RoleField({ value, onChange }: { value: string; onChange: (role: string) => void }) {
  const { t } = useTranslation()
  const roleName = useRoleName()
  const roles = useRoles()
  const names = roles.length > 0 ? roles : [value]
  return (
    <Select
      label={t('console-people.people.role')}
      value={value}
      onChange={({ target }) => onChange(target.value)}
    >
      {names.map((name) => (
        <option key={name} value={name}>
          {roleName(name)}
        </option>
      ))}
    </Select>
  )
}
