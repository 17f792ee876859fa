import type { AccountError } from '#http/graphql/schema.generated.ts'
import type { ChannelNodes } from '#modules/channels/api/shop/index.ts'
import type { Customer } from '../../rules/customer.ts'
import type { ListedSession } from '../../use-cases/list-own-sessions.ts'

export type IdentityNodes = ChannelNodes & {
  User: Customer
  UserSession: ListedSession
  CreateToken: UserPayload & Tokens
  SetPassword: UserPayload & Tokens
  RefreshToken: UserPayload & Pick<Tokens, 'token' | 'refreshToken'>
  ExternalObtainAccessTokens: UserPayload & Tokens
  ExternalRefresh: UserPayload & Tokens
  ExternalVerify: UserPayload & { isValid: boolean; verifyData: object }
  VerifyToken: UserPayload & { isValid: boolean; payload: unknown }
  AccountRegister: UserPayload & { requiresConfirmation: boolean | null }
  ConfirmAccount: UserPayload
  ConfirmEmailChange: UserPayload
  RequestEmailChange: UserPayload
  PasswordChange: UserPayload
  AccountDelete: UserPayload
  AccountUpdate: UserPayload
  PhoneChange: Pick<UserPayload, 'user' | 'errors'>
  SessionEnd: { session: ListedSession | null; errors: AccountError[] }
}

type UserPayload = { user: Customer | null; errors: AccountError[]; accountErrors: AccountError[] }
type Tokens = { token: string | null; refreshToken: string | null; csrfToken: string | null }
