import type { CentreScope } from '#commands/define-command.ts'
import type { Executor } from '#kernel/database/connect.ts'

/** A customer of these centres, whom a later module knows. */
export type FindCustomerInScope = (
  executor: Executor,
  key: { publicId: string; centres: CentreScope },
) => Promise<{ id: number } | undefined>

/** Orders of these centres by the holder of their discounts, which a later module knows. */
export type FindOrdersOfHolders = (
  executor: Executor,
  asked: { holders: readonly string[]; centres: CentreScope },
) => Promise<ReadonlyMap<string, { publicId: string; number: number }>>

export type PromotionPorts = {
  findCustomerInScope: FindCustomerInScope
  findOrdersOfHolders: FindOrdersOfHolders
}
