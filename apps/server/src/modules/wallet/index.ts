export type { WalletHold } from './rules/wallet-hold.ts'
export { captureHold, extendWalletHold, holdWallet, releaseHold } from './use-cases/hold-wallet.ts'
export { creditWallet, debitWallet, type WalletChange } from './use-cases/move-wallet.ts'
