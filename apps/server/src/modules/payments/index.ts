export { sandboxCards } from './rules/sandbox-cards.ts'
export {
  decideSandboxPayment,
  readSandboxPayment,
  returnUrlOf,
  type SandboxPayment,
  sandboxPagePath,
} from './use-cases/sandbox-payments.ts'
