import {
  endAllStaffSessionsCall,
  endStaffSessionsCall,
  exportStaffCall,
  listStaffCall,
} from '@warsha/contract/console/staff/members.calls.ts'
import { staffSorts } from '@warsha/contract/console/staff/members.constants.ts'
import type { RestStaffMember } from '@warsha/contract/console/staff/members.rest.ts'
import { Button } from '@warsha/ui/button.tsx'
import { UserIcon } from '@warsha/ui/icons.tsx'
import { useMemo, useState } from 'react'
import * as z from 'zod/mini'
import { useCommand } from '~/components/command/use-command.ts'
import { Moment } from '~/components/format/moment.tsx'
import type { BulkAction } from '~/components/list/bulk-action.ts'
import { useListAddress } from '~/components/list/list-address.ts'
import { ListPage } from '~/components/list/list-page.tsx'
import type { ListColumn, RowNames } from '~/components/list/list-types.ts'
import { useListRows } from '~/components/list/use-list-rows.ts'
import { StatusBadge } from '~/components/status-badge.tsx'
import { ask } from '~/session/ask.ts'
import { loadTexts, useTranslation } from '~/session/messages.ts'
import { InviteDialog } from './invite-dialog.tsx'
import { MemberDialog } from './member-dialog.tsx'
import { useRoleName, useRoles } from './role-field.tsx'

export const handle = { texts: await loadTexts('console-people') }

const peopleAddress = z.object({
  search: z.string().check(z.maxLength(100)),
  role: z.string().check(z.regex(/^[\w-]{1,50}$/)),
  is_active: z.enum(['true', 'false']),
  sort: z.enum(staffSorts),
})

const rowNames: RowNames<RestStaffMember> = { id: ({ id }) => id, name: ({ name }) => name }

/** Everybody who works here, for administrators. */
export default function PeopleScreen() {
  const { t } = useTranslation()
  const address = useListAddress(peopleAddress)
  const [isInviting, setIsInviting] = useState(false)
  const [edited, setEdited] = useState<RestStaffMember>()
  const { filters, after, sort = 'name' } = address
  const query = { ...filters, sort }
  const roleName = useRoleName()
  const roles = useRoles()
  const rows = useListRows(['staff', query, after], (signal) =>
    ask(listStaffCall, { query: { ...query, after } as never, signal }),
  )
  return (
    <>
      <ListPage
        id="people"
        title={t('console-people.people.title')}
        icon={UserIcon}
        address={address}
        rows={rows}
        names={rowNames}
        columns={usePeopleColumns(setEdited)}
        sort={sort}
        file={{ call: exportStaffCall, query, name: 'staff' }}
        searchLabel={t('console-people.people.search')}
        filters={[
          {
            kind: 'choice',
            name: 'role',
            label: t('console-people.people.role'),
            options: roles.map((value) => ({ value, label: roleName(value) })),
          },
          {
            kind: 'choice',
            name: 'is_active',
            label: t('console-people.people.state'),
            options: [
              { value: 'true', label: t('console-people.people.active') },
              { value: 'false', label: t('console-people.people.closed') },
            ],
          },
        ]}
        bulk={usePeopleBulk()}
        where={filters as Record<string, string>}
        actions={
          <Button size="small" onClick={() => setIsInviting(true)}>
            {t('console-people.people.invite')}
          </Button>
        }
      />
      {isInviting && <InviteDialog onClose={() => setIsInviting(false)} />}
      {edited && <MemberDialog member={edited} onClose={() => setEdited(undefined)} />}
    </>
  )
}

function usePeopleBulk(): BulkAction[] {
  const { t } = useTranslation()
  return useMemo(
    () => [
      {
        id: 'end-sessions',
        label: t('console-people.people.endSessions'),
        isDangerous: true,
        run: (body) => ask(endAllStaffSessionsCall, { body: body as never }),
      },
    ],
    [t],
  )
}

function usePeopleColumns(onEdit: (member: RestStaffMember) => void): ListColumn<RestStaffMember>[] {
  const { t } = useTranslation()
  const roleName = useRoleName()
  return useMemo(
    () => [
      {
        id: 'name',
        title: t('console-people.people.name'),
        sort: 'name',
        risesFirst: true,
        cell: ({ name }) => <bdi>{name}</bdi>,
      },
      {
        id: 'email',
        title: t('console-people.people.email'),
        isWide: true,
        cell: ({ email }) => (
          <bdi dir="ltr" className="inline-block max-w-[min(14rem,100%)] truncate align-bottom" title={email}>
            {email}
          </bdi>
        ),
      },
      { id: 'role', title: t('console-people.people.role'), cell: ({ role }) => roleName(role) },
      {
        id: 'lastUsed',
        title: t('console-people.people.lastUsed'),
        sort: 'used',
        needsRoom: true,
        cell: ({ last_used_at }) =>
          last_used_at ? <Moment at={last_used_at} /> : t('console-people.people.never'),
      },
      {
        id: 'sessions',
        title: t('console-people.people.sessions'),
        needsRoom: true,
        isNumber: true,
        cell: ({ sessions }) => sessions,
      },
      {
        id: 'state',
        title: t('console-people.people.state'),
        cell: ({ is_active, has_credentials }) => {
          if (!is_active) return <StatusBadge tone="bad">{t('console-people.people.closed')}</StatusBadge>
          return (
            <StatusBadge tone={has_credentials ? 'good' : 'waiting'}>
              {t(has_credentials ? 'console-people.people.active' : 'console-people.people.waiting')}
            </StatusBadge>
          )
        },
      },
      {
        id: 'actions',
        title: t('console-people.people.edit'),
        isWide: true,
        cell: (member) => (
          <div className="flex flex-wrap gap-2 md:flex-nowrap">
            <button type="button" className="tool" onClick={() => onEdit(member)}>
              {t('console-people.people.edit')}
            </button>
            {member.sessions > 0 && <EndSessions member={member} />}
          </div>
        ),
      },
    ],
    [t, roleName, onEdit],
  )
}

function EndSessions({ member: { id } }: { member: RestStaffMember }) {
  const { t } = useTranslation()
  const end = useCommand(endStaffSessionsCall, { done: t('console-people.people.ended') })
  return (
    <button
      type="button"
      className="tool"
      disabled={end.isPending}
      onClick={() => end.run({ params: { id }, body: {} })}
    >
      {t('console-people.people.endSessions')}
    </button>
  )
}
