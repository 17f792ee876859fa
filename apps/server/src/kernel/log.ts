import { traceFields } from './tracing/tracing.ts'

/** Values of a log line: ids, kinds, counts and amounts, never a row or a request. */
type LogValue = string | number | boolean | null | undefined | readonly (string | number)[]

/** Secrets and what names a person have no field in a log line. A refusal's code goes under `reason`. */
type SecretField =
  | 'address'
  | 'authorization'
  | 'body'
  | 'captcha'
  | 'code'
  | 'cookie'
  | 'email'
  | 'ip'
  | 'name'
  | 'otp'
  | 'password'
  | 'phone'
  | 'phoneNumber'
  | 'secret'
  | 'session'
  | 'token'
  | 'url'

export type LogFields = { readonly err?: unknown; readonly [field: string]: unknown }

/** Fields whose names or values cannot be logged are no fields at all. */
type Loggable<Fields> = {
  readonly [Name in keyof Fields]: Name extends 'err'
    ? unknown
    : Name extends SecretField
      ? never
      : Fields[Name] extends LogValue
        ? Fields[Name]
        : never
}

type Write = <const Fields extends LogFields>(fields: Fields & Loggable<Fields>, message: string) => void

/**
 * Where use cases log what an operator on call has to know: `info` for a step of money or stock, `warn` for a refusal
 * or a service in trouble, `error` for what a person has to look at. After the commit, since a line cannot be undone.
 */
export type Log = { readonly info: Write; readonly warn: Write; readonly error: Write }

type Level = keyof Log

/** The sink of the lines, such as the server's own log. */
export type LogTarget = Readonly<Record<Level, (fields: LogFields, message: string) => void>>

/** A log for what is built before the server that writes it: lines go to the target once there is one. */
export function openLog(): { log: Log; writeTo(target: LogTarget): void } {
  let target: LogTarget | undefined
  const write =
    (level: Level): Write =>
    (fields, message) =>
      target?.[level]({ ...fields, ...traceFields() }, message)
  return {
    log: { info: write('info'), warn: write('warn'), error: write('error') },
    writeTo: (next) => {
      target = next
    },
  }
}
