/** Failures that are switched on in the sandbox, for all customers and in all processes. */
export type SandboxSwitches = {
  /** It answers no call; its page still works, as one of a gateway whose API is away. */
  outage: boolean
  /** How long it thinks about every call. */
  delayMs: number
}
