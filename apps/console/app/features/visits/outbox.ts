import { ApiError } from '@warsha/contract/client/transport.ts'
import {
  completeVisitCall,
  missVisitCall,
  recordArrivalCall,
} from '@warsha/contract/console/orders/order-commands.calls.ts'
import { redeemPassCall } from '@warsha/contract/console/orders/visit-passes.calls.ts'
import type { RestRedeemedVisit } from '@warsha/contract/console/orders/visit-passes.rest.ts'
import { useSyncExternalStore } from 'react'
import { ask } from '~/session/ask.ts'
import { knownOperator } from '~/session/operator.ts'
import { queryClient } from '~/session/query-client.ts'
import type { DeskNote } from './done-dialog.tsx'

/** What somebody at the desk has recorded. */
export type DeskAction =
  | {
      kind: 'arrived' | 'done' | 'missed'
      orderId: string
      lineId: string
      appointmentAt: string
      /** For the logbook, with work that is done. */
      note?: DeskNote
    }
  | { kind: 'pass'; pass: string; lineId: string | undefined }

export type DeskEntry = DeskAction & {
  /** Made once, so that an entry that is sent twice is recorded once. */
  key: string
  orderNumber: number | undefined
  refusal?: { message: string; code: string | null; by: string | null; at: string | null }
}

const storedAs = () => `warsha-console:desk:${knownOperator()?.id ?? ''}`
const listeners = new Set<() => void>()
let entries: readonly DeskEntry[] | undefined
let sending: Promise<void> | undefined

export function useOutbox(): readonly DeskEntry[] {
  return useSyncExternalStore(subscribe, listEntries, listEntries)
}

/** Keeps what was recorded until the server has answered it; answers what became of a pass, if that is known by now. */
export async function record(
  action: DeskAction & { orderNumber: number | undefined },
): Promise<RestRedeemedVisit | DeskEntry | undefined> {
  const key = crypto.randomUUID()
  set([...listEntries(), { ...action, key }])
  await sendOutbox()
  return redeemed.get(key) ?? listEntries().find((entry) => entry.key === key)
}

/** Visits of redeemed passes, for the page that has sent them. */
const redeemed = new Map<string, RestRedeemedVisit>()

/** One after the other, in the order in which they were recorded; a lost connection leaves the rest for later. */
export function sendOutbox(): Promise<void> {
  sending = (sending ?? Promise.resolve()).then(sendWaiting)
  return sending
}

async function sendWaiting(): Promise<void> {
  for (const entry of listEntries().filter(({ refusal }) => !refusal)) {
    try {
      await send(entry)
      set(listEntries().filter(({ key }) => key !== entry.key))
    } catch (error) {
      const refusal = refusalOf(error)
      if (!refusal) return
      set(listEntries().map((each) => (each.key === entry.key ? { ...each, refusal } : each)))
    }
    await queryClient.invalidateQueries()
  }
}

async function send(entry: DeskEntry): Promise<void> {
  const { key } = entry
  if (entry.kind === 'pass') {
    const { data } = await ask(redeemPassCall, { body: { key, pass: entry.pass } })
    redeemed.set(key, data)
    return
  }
  const { kind, orderId: id, lineId: line_id, appointmentAt: appointment_at, note } = entry
  const body = { key, line_id, appointment_at }
  if (kind === 'done') await ask(completeVisitCall, { params: { id }, body: { ...body, ...note } })
  else await ask(kind === 'arrived' ? recordArrivalCall : missVisitCall, { params: { id }, body })
}

/** Why the server did not record it; undefined where it may still do so later. */
function refusalOf(error: unknown): DeskEntry['refusal'] {
  if (!(error instanceof ApiError) || error.status >= 500 || error.status === 401) return undefined
  const { changed_by, changed_at } = (error.body ?? {}) as { changed_by?: string; changed_at?: string }
  const [problem] = error.problems
  return {
    message: problem?.message ?? '',
    code: problem?.code ?? null,
    by: changed_by ?? null,
    at: changed_at ?? null,
  }
}

export function dismiss(key: string): void {
  set(listEntries().filter((entry) => entry.key !== key))
}

function listEntries(): readonly DeskEntry[] {
  entries ??= readStored()
  return entries
}

function set(next: readonly DeskEntry[]): void {
  entries = next
  try {
    localStorage.setItem(storedAs(), JSON.stringify(next))
  } catch {
    // Without storage the page itself keeps them.
  }
  for (const tell of listeners) tell()
}

function readStored(): readonly DeskEntry[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(storedAs()) ?? '[]')
    return Array.isArray(stored) ? stored : []
  } catch {
    return []
  }
}

function subscribe(tell: () => void): () => void {
  listeners.add(tell)
  return () => listeners.delete(tell)
}
