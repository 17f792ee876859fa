import { referralRewardBaisa, serverPageCap } from '@warsha/contract/constants.ts'
import type { BaseNodes } from '#http/graphql/base-nodes.ts'
import { invalidCall } from '#http/graphql/errors.ts'
import { toMoney } from '#http/graphql/money.ts'
import type { ReferralResolvers } from '#http/graphql/resolvers.generated.ts'
import { customerIdOf } from '#modules/identity/api/shop/index.ts'
import { listFriends, readEarned, readReferralCode } from '../../use-cases/read-referral.ts'

export type ReferralNodes = BaseNodes & { Referral: { customerId: number; code: string } }

export const referralResolvers = {
  Query: {
    async referral(_root, _args, context) {
      const customerId = customerIdOf(context.caller)
      if (customerId === undefined) return null
      return { customerId, code: await readReferralCode(context, customerId) }
    },
  },
  Referral: {
    reward: () => toMoney(referralRewardBaisa),
    minOrder: (_referral, _args, { config }) => toMoney(config.REFERRAL_MIN_ORDER),
    earned: async ({ customerId }, _args, context) => toMoney(await readEarned(context, customerId)),
    async friends({ code }, args, context) {
      const { limit, offset } = readPage(args)
      const { friends, total } = await listFriends(context, code, { limit, offset })
      const edges = friends.map((node, at) => ({ node, cursor: String(offset + at + 1) }))
      const pageInfo = {
        hasNextPage: offset + edges.length < total,
        hasPreviousPage: offset > 0,
        startCursor: edges[0]?.cursor ?? null,
        endCursor: edges.at(-1)?.cursor ?? null,
      }
      return { edges, pageInfo, totalCount: total }
    },
  },
} satisfies ReferralResolvers<ReferralNodes>

function readPage({ first, offset }: { first?: number | null; offset?: number | null }) {
  const page = { limit: first ?? defaultSize, offset: offset ?? 0 }
  if (page.limit < 1 || page.limit > serverPageCap)
    throw invalidCall(`Argument \`first\` must be between 1 and ${serverPageCap}.`)
  if (page.offset < 0) throw invalidCall('Argument `offset` must be a non-negative integer.')
  return page
}

const defaultSize = 20
