export type { WalletHold } from './rules/wallet-hold.ts'
export { hasHold, lengtheningHold, lockingHold, spendableExpression } from './storage/offered-sql.ts'
export { answerAboutPayouts } from './use-cases/answer-about-payouts.ts'
export { claimCredit, sumClaimed } from './use-cases/claim-credit.ts'
export { type CloseRefusal, closeWallet } from './use-cases/close-wallet.ts'
export {
  captureHold,
  holdWallet,
  lockHold,
  readHold,
  readSpendable,
  releaseHold,
} from './use-cases/hold-wallet.ts'
export { creditWallet, type WalletChange, walletCredited } from './use-cases/move-wallet.ts'
export { payoutRequested } from './use-cases/payout-requested.ts'
export { debitWallet } from './use-cases/post-change.ts'
export { readWalletBalance } from './use-cases/read-wallet.ts'
export type { ChargeGateway, StartedTopUp, TopUp, TopUpPort } from './use-cases/start-top-up.ts'
