import { defineModule } from '#http/define-module.ts'
import { every } from '#kernel/jobs/define-job.ts'
import { walletHolds } from './storage/wallet.tables.ts'
import { walletInvariants } from './storage/wallet-invariants.ts'
import { releaseExpiredHolds } from './use-cases/release-expired-holds.ts'

export const walletModule = defineModule({
  name: 'wallet',
  tables: [walletHolds],
  jobs: [every('5 seconds', 'release-expired-wallet-holds', releaseExpiredHolds)],
  invariants: walletInvariants,
})
