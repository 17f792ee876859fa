/** What pays for orders: the gateways that the shop knows, the wallet and gift cards. */
export const paymentSources = ['thawani', 'stripe', 'sandbox', 'WALLET', 'GIFT_CARD'] as const
