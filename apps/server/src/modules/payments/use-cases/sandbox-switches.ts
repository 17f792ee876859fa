/** Failures that are switched on in the sandbox, for all customers. */
export type SandboxSwitches = {
  /** It answers no call; its page still works, as one of a gateway whose API is away. */
  outage: boolean
  /** How long it thinks about every call. */
  delayMs: number
}

const known = new WeakMap<object, SandboxSwitches>()

/** Of this process, until it ends. */
export function sandboxSwitchesOf(config: object): SandboxSwitches {
  const switches = known.get(config) ?? { outage: false, delayMs: 0 }
  known.set(config, switches)
  return switches
}
