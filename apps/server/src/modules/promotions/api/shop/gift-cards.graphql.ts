import { toGlobalId } from '@warsha/contract/ids/global-id.ts'
import { type Connection, connectionOfList, connectionResolvers } from '#http/graphql/connection.ts'
import { toMoney } from '#http/graphql/money.ts'
import type { PromotionsResolvers } from '#http/graphql/resolvers.generated.ts'
import { customerIdOf, type IdentityNodes } from '#modules/identity/api/shop/index.ts'
import type { GiftCard } from '../../rules/gift-card.ts'
import { listGiftCardsOf } from '../../use-cases/gift-cards.ts'

export type PromotionsNodes = IdentityNodes & {
  GiftCard: GiftCard
  GiftCardCountableConnection: Connection<GiftCard>
}

export const giftCardResolvers = {
  User: {
    giftCards: async ({ id }, args, { db, caller }) =>
      connectionOfList(id === customerIdOf(caller) ? await listGiftCardsOf(db, id) : [], args, 'giftCards'),
  },
  GiftCard: {
    id: ({ id }) => toGlobalId('GiftCard', id),
    displayCode: ({ code }) => code.slice(-4),
    last4CodeChars: ({ code }) => code.slice(-4),
    created: ({ createdAt }) => createdAt,
    lastUsedOn: ({ lastUsedAt }) => lastUsedAt,
    expiryDate: ({ endsOn }) => endsOn,
    initialBalance: ({ initialBaisa }) => toMoney(initialBaisa),
    currentBalance: ({ balanceBaisa }) => toMoney(balanceBaisa),
  },
  ...connectionResolvers('GiftCard'),
} satisfies PromotionsResolvers<PromotionsNodes>
