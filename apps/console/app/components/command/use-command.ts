import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { CallOptions } from '@warsha/contract/client/api-client.ts'
import type { CallAnswer, CallInput, CallSchema, RestCall } from '@warsha/contract/client/rest-call.ts'
import { ApiError } from '@warsha/contract/client/transport.ts'
import { useRef } from 'react'
import { ask, DeclinedError } from '~/session/ask.ts'
import { useTranslation } from '~/session/messages.ts'
import { showToast } from '~/session/toasts.ts'

/** What a command is given, without the key, which it brings itself. */
type Given<Schema extends CallSchema> = Omit<CallInput<Schema>, 'body'> & {
  body: Omit<CallInput<Schema>['body'], 'key'>
}

export type Conflict = { by: string | null; at: string | null }

export type Command<Schema extends CallSchema> = {
  run: (input: Given<Schema>) => void
  isPending: boolean
  error: Error | undefined
  /** Somebody has changed the object meanwhile. */
  conflict: Conflict | undefined
  reset: () => void
}

type CommandOptions<Schema extends CallSchema> = {
  /** What the operator reads when it is done. */
  done: string
  onDone?: (answer: CallAnswer<Schema>) => void
  /** Somebody was faster: what is shown is a former state. */
  onConflict?: () => void
}

/**
 * Sends a command. The same input sent again, because no answer came, has the same key, so that nothing happens twice.
 * Everything that is shown is asked for anew afterwards.
 */
export function useCommand<Schema extends CallSchema>(
  call: RestCall<Schema>,
  { done, onDone, onConflict }: CommandOptions<Schema>,
): Command<Schema> {
  const { t } = useTranslation()
  const client = useQueryClient()
  const sent = useRef({ text: '', key: '' })

  const mutation = useMutation({
    mutationFn(input: Given<Schema>) {
      const text = JSON.stringify([call.method, call.path, input])
      if (sent.current.text !== text) sent.current = { text, key: crypto.randomUUID() }
      const body = { ...(input.body as object), key: sent.current.key }
      return ask(call, { ...input, body } as unknown as CallInput<Schema> & CallOptions)
    },
    async onSuccess(answer) {
      // The same button pressed again is another command.
      sent.current = { text: '', key: '' }
      const isWaiting = 'approval' in (answer as object)
      showToast(
        isWaiting ? { tone: 'waiting', text: t('console.command.approval') } : { tone: 'done', text: done },
      )
      onDone?.(answer)
      await client.invalidateQueries()
    },
    onError(error) {
      if (conflictOf(error)) onConflict?.()
    },
  })
  const { error } = mutation
  return {
    run: mutation.mutate,
    isPending: mutation.isPending,
    error: error && !(error instanceof DeclinedError) ? error : undefined,
    conflict: conflictOf(error),
    reset: mutation.reset,
  }
}

function conflictOf(error: unknown): Conflict | undefined {
  if (!(error instanceof ApiError) || error.status !== 409) return undefined
  if (!error.problems.some(({ code }) => code === 'VERSION_CONFLICT')) return undefined
  const { changed_by, changed_at } = (error.body ?? {}) as { changed_by?: string; changed_at?: string }
  return { by: changed_by ?? null, at: changed_at ?? null }
}
