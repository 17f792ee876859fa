import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { ApiError } from '@warsha/contract/client/transport.ts'
import { listViewsCall, removeViewCall, saveViewCall } from '@warsha/contract/console/staff/views.calls.ts'
import type { RestSavedView } from '@warsha/contract/console/staff/views.rest.ts'
import { ask, DeclinedError } from '~/session/ask.ts'
import { failureText } from '~/session/failure-text.ts'
import { useTranslation } from '~/session/messages.ts'
import { useOperator } from '~/session/operator.ts'
import { showToast } from '~/session/toasts.ts'

export type NewView = { name: string; search: string; is_shared: boolean }

const none: readonly RestSavedView[] = []

/** The operator's own views of a list, and those that colleagues share. */
export function useSavedViews(list: string) {
  const { t } = useTranslation()
  const { id: operatorId } = useOperator()
  const client = useQueryClient()
  const key = ['views', list]
  const { data } = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => readViews(list, operatorId, signal),
    staleTime: 60_000,
  })
  const options = {
    onSuccess: () => client.invalidateQueries({ queryKey: key }),
    onError: (error: Error) => {
      if (!(error instanceof DeclinedError)) showToast({ tone: 'failed', text: failureText(error, t) })
    },
  } as const
  const saving = useMutation({
    mutationFn: (view: NewView) => ask(saveViewCall, { body: { list, ...view } }),
    ...options,
  })
  const removing = useMutation({
    mutationFn: (id: number) => ask(removeViewCall, { params: { id } }),
    ...options,
  })
  return {
    views: data ?? none,
    /** An own view of the same name is replaced. */
    save: saving.mutate,
    remove: removing.mutate,
    isSaving: saving.isPending,
  }
}

async function readViews(list: string, operatorId: string, signal: AbortSignal): Promise<RestSavedView[]> {
  const { data } = await ask(listViewsCall, { query: { list }, signal })
  const hasMoved = await moveFromDevice(list, operatorId, data)
  return hasMoved ? (await ask(listViewsCall, { query: { list }, signal })).data : data
}

/** Views were kept on the device once; they are taken to the server, where a view of the same name counts. */
async function moveFromDevice(
  list: string,
  operatorId: string,
  known: readonly RestSavedView[],
): Promise<boolean> {
  const key = `warsha-console:views:${list}:${operatorId}`
  const stored = localStorage.getItem(key)
  if (stored === null) return false
  try {
    for (const { name, search } of parseViews(stored))
      if (!known.some((view) => view.is_own && view.name === name))
        await ask(saveViewCall, { body: { list, name, search } })
  } catch (error) {
    // One that the server refuses would be refused each time; without an answer the next visit tries again.
    if (!(error instanceof ApiError)) return false
  }
  localStorage.removeItem(key)
  return true
}

/** The device's storage may hold anything. */
export function parseViews(text: string): readonly { name: string; search: string }[] {
  try {
    const stored: unknown = JSON.parse(text)
    return Array.isArray(stored) ? stored.filter(isView) : []
  } catch {
    return []
  }
}

function isView(value: unknown): value is { name: string; search: string } {
  const { name, search } = (value ?? {}) as { name?: unknown; search?: unknown }
  return typeof name === 'string' && typeof search === 'string'
}
