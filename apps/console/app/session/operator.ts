import { type AccessRule, isPermissionRule, permissionsOf } from '@warsha/contract/access.ts'
import { ApiError } from '@warsha/contract/client/transport.ts'
import type { Permission } from '@warsha/contract/console/staff/permissions.ts'
import { idleMinutes } from '@warsha/contract/console/staff/session.constants.ts'
import { readSessionCall } from '@warsha/contract/console/staff/staff.calls.ts'
import type { RestOperator } from '@warsha/contract/console/staff/staff.rest.ts'
import { useSyncExternalStore } from 'react'
import { api } from './api.ts'

let operator: RestOperator | undefined
let lastUsedAt = 0
let asking: Promise<RestOperator | undefined> | undefined
const listeners = new Set<() => void>()

/** Who is signed in; undefined when nobody is. */
export async function findOperator(): Promise<RestOperator | undefined> {
  if (operator) return operator
  // Frame and screen ask at the same time.
  asking ??= readOperator().finally(() => {
    asking = undefined
  })
  return asking
}

async function readOperator(): Promise<RestOperator | undefined> {
  try {
    setOperator((await api.call(readSessionCall)).data)
  } catch (error) {
    if (!(error instanceof ApiError && error.status === 401)) throw error
  }
  return operator
}

export function setOperator(found: RestOperator | undefined): void {
  operator = found
  noteUse()
  for (const tell of listeners) tell()
}

/** Screens are never shown without an operator. */
export function useOperator(): RestOperator {
  const found = useSyncExternalStore(subscribe, knownOperator, knownOperator)
  if (!found) throw new Error('A screen is shown although nobody is signed in')
  return found
}

export function knownOperator(): RestOperator | undefined {
  return operator
}

export function useMay(): (permission: Permission) => boolean {
  const { permissions } = useOperator()
  return (permission) => permissions.includes(permission)
}

/** Whether an operator may use a call, by the rule that the server declares for it. */
export function mayCall({ permissions }: Pick<RestOperator, 'permissions'>, access: AccessRule): boolean {
  if (!isPermissionRule(access)) return true
  return permissionsOf(access).some((permission) => permissions.includes(permission))
}

/** Every answer of the server lengthens the session. */
export function noteUse(): void {
  lastUsedAt = Date.now()
}

/** Whether the session has ended by itself: after its hours, or because it was not used. */
export function hasSessionEnded(now = Date.now()): boolean {
  if (!operator) return false
  return now >= Date.parse(operator.session_ends_at) || now - lastUsedAt >= idleMinutes * 60_000
}

function subscribe(tell: () => void): () => void {
  listeners.add(tell)
  return () => listeners.delete(tell)
}
