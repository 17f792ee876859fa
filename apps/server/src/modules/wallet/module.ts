import { defineModule } from '#http/define-module.ts'
import { every } from '#kernel/jobs/define-job.ts'
import { walletConsoleRoutes } from './api/console/wallet.console.ts'
import { walletResolvers } from './api/shop/wallet.graphql.ts'
import { walletRoutes } from './api/shop/wallet.rest.ts'
import { walletClaims, walletClosures, walletHolds, walletPayouts } from './storage/wallet.tables.ts'
import { walletInvariants } from './storage/wallet-invariants.ts'
import { adjustWalletCommand, type FindCustomerInScope } from './use-cases/adjust-wallet.ts'
import { releaseExpiredWalletHolds } from './use-cases/release-expired-wallet-holds.ts'
import type { TopUpPort } from './use-cases/start-top-up.ts'
import { walletData } from './use-cases/wallet-data.ts'

const own = { access: 'customer', endpoints: ['wallet'] } as const

/** Top-ups are paid through a later module, and whose customers somebody is a later one knows: `modules.ts` connects them. */
export function walletModule(topUps: TopUpPort, findCustomerInScope: FindCustomerInScope) {
  const adjustWallet = adjustWalletCommand(findCustomerInScope)
  return defineModule({
    name: 'wallet',
    tables: [walletHolds, walletClaims, walletClosures, walletPayouts],
    graphql: {
      resolvers: walletResolvers(topUps),
      fields: {
        wallet: own,
        walletTransactions: own,
        chargeWalletAvailableGateways: own,
        chargeWallet: own,
      },
    },
    rest: walletRoutes,
    console: walletConsoleRoutes(adjustWallet),
    commands: [adjustWallet],
    jobs: [every('5 seconds', 'release-expired-wallet-holds', releaseExpiredWalletHolds)],
    personalData: walletData,
    invariants: walletInvariants,
  })
}
