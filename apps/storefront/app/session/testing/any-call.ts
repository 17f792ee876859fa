import { defineCall } from '@warsha/contract/client/rest-call.ts'
import type { z } from 'zod'

/** A call of no contract, for tests of how calls travel. */
export function anyCall(method: 'GET' | 'POST', path: `/${string}`) {
  return defineCall<AnySchema>({ method, path, access: 'public' })
}

type AnySchema = {
  querystring: z.ZodType<unknown, Record<string, string | number | null | undefined>>
  body: z.ZodType<unknown, object | undefined>
  response: { 200: z.ZodType<{ data: number[]; pagination?: { next?: unknown } }> }
}
