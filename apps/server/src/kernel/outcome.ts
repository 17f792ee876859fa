/** A rule's answer: the value, or a refusal the shopper can act on. Faults (bugs, lost database) throw. */
export type Outcome<Value, Code extends string = string> = { ok: true; value: Value } | Refusal<Code>

export type Refusal<Code extends string = string> = {
  ok: false
  code: Code
  field?: string
  params?: Record<string, string | number>
  /** Data for the caller to go on with, such as the current state. */
  details?: Readonly<Record<string, unknown>>
}

export function ok<Value>(value: Value): { ok: true; value: Value } {
  return { ok: true, value }
}

export function refuse<Code extends string>(
  code: Code,
  details: Omit<Refusal, 'ok' | 'code'> = {},
): Refusal<Code> {
  return { ok: false, code, ...details }
}
