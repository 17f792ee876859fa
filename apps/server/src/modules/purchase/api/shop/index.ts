export { walletTopUps } from './wallet-top-ups.ts'
