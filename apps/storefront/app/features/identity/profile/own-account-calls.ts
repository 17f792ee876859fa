import { ApiError } from '@warsha/contract/client/transport.ts'
import {
  deleteAccountCall,
  deletionCodeCall,
  exportDataCall,
  readProfileCall,
  updateProfileCall,
} from '@warsha/contract/identity/identity.calls.ts'
import type { RestProfile } from '@warsha/contract/identity/identity.rest.ts'
import { type Baisa, baisaFromDecimal, noBaisa, sumBaisa } from '@warsha/contract/money/baisa.ts'
import { browserApi } from '~/session/browser-api.ts'
import type { MessagingService } from '../choose-service.ts'
import { type CodeSent, type Phone, sendWithCaptcha } from '../send-code.ts'
import type { DeletionBalance } from './deletion-balance.ts'
import {
  changePhoneDocument,
  endSessionDocument,
  type MySessionsQuery,
  mySessionsDocument,
  remainingBalanceDocument,
  requestPhoneChangeDocument,
  requestPhoneProofDocument,
} from './profile.generated.ts'
import type { ProfileValues } from './profile-form.ts'

export type OwnSession = MySessionsQuery['mySessions'][number]

type Errors = readonly { field?: string | null; message?: string | null }[]

const endpoint = { endpoint: 'auth' } as const

export async function readProfile(signal?: AbortSignal): Promise<RestProfile> {
  const { data } = await browserApi().call(readProfileCall, { signal, isBackground: true })
  return data
}

export async function saveProfile(changed: Partial<ProfileValues>): Promise<RestProfile> {
  const { data } = await browserApi().call(updateProfileCall, { body: changed })
  return data
}

export async function listSessions(signal?: AbortSignal): Promise<readonly OwnSession[]> {
  const options = { ...endpoint, signal, isBackground: true }
  return (await browserApi().graphql(mySessionsDocument, {}, options)).mySessions
}

/** Balance of the wallet, which is paid out or given up with the account. */
export async function readRemainingBalance(signal: AbortSignal): Promise<Baisa> {
  const options = { endpoint: 'wallet', signal, isBackground: true } as const
  const { wallet } = await browserApi().graphql(remainingBalanceDocument, {}, options)
  return wallet ? sumBaisa([wallet.balance, wallet.held].map((rials) => baisaFromDecimal(rials))) : noBaisa
}

export async function endSession(id: string): Promise<Errors> {
  const { sessionEnd } = await browserApi().graphql(endSessionDocument, { id }, endpoint)
  return sessionEnd?.errors ?? []
}

export function requestPhoneChange(phone: Phone, service: MessagingService): Promise<CodeSent> {
  return sendWithCaptcha(async (proof) => {
    const given = { ...phone, messagingService: service.value, ...proof }
    const { phoneChangeRequest } = await browserApi().graphql(requestPhoneChangeDocument, given, endpoint)
    return phoneChangeRequest
  })
}

/** Sends a code to what the account is reached by now. */
export function requestPhoneProof(service: MessagingService): Promise<CodeSent> {
  return sendWithCaptcha(async (proof) => {
    const given = { messagingService: service.value, ...proof }
    const answer = await browserApi().graphql(requestPhoneProofDocument, given, endpoint)
    return answer.phoneChangeProofRequest
  })
}

/** By what the customer shows that the account is theirs; the shop asks for it once the new number's code is right. */
export type OwnerCredential = { currentOtp: string } | { passkey: string }

export async function changePhone(phone: Phone, otp: string, proof?: OwnerCredential): Promise<Errors> {
  const given = { ...phone, otp, ...proof }
  const { phoneChange } = await browserApi().graphql(changePhoneDocument, given, endpoint)
  return phoneChange?.errors ?? []
}

/** All that the shop stores about the customer, as the text of a file. */
export async function exportData(): Promise<string> {
  const { data } = await browserApi().call(exportDataCall)
  return JSON.stringify(data, null, 2)
}

export function requestDeletion(service: MessagingService): Promise<CodeSent> {
  return sendWithCaptcha(async ({ captchaUuid, captcha }) => {
    const body = { messaging_service: service.value, captcha_uuid: captchaUuid, captcha }
    try {
      const { data } = await browserApi().call(deletionCodeCall, { body })
      return { retryAfter: data.retry_after, errors: [] }
    } catch (error) {
      return { retryAfter: null, errors: refusalsOf(error).map((each) => ({ ...each, code: 'INVALID' })) }
    }
  })
}

export async function deleteAccount(code: string, balance?: DeletionBalance): Promise<Errors> {
  try {
    await browserApi().call(deleteAccountCall, { body: { otp_code: code, balance } })
    return []
  } catch (error) {
    return refusalsOf(error)
  }
}

/** Refusals of the shop; any other error is rethrown. */
function refusalsOf(error: unknown) {
  if (!(error instanceof ApiError) || error.status >= 500 || error.problems.length === 0) throw error
  return error.problems.map(({ field, message }) => ({ field, message }))
}
