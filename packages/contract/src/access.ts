/** Who may use an operation. `public` is everybody, visitors included. */
export type Access = 'public' | 'customer' | 'driver' | 'operator' | 'gateway'

/** One kind of caller, or any of several. */
export type AccessRule = Access | readonly Exclude<Access, 'public'>[]
