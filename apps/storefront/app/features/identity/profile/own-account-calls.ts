import { readProfileCall, updateProfileCall } from '@warsha/contract/identity/identity.calls.ts'
import type { RestProfile } from '@warsha/contract/identity/identity.rest.ts'
import { browserApi } from '~/session/browser-api.ts'
import type { MessagingService } from '../choose-service.ts'
import { type CodeSent, type Phone, sendWithProof } from '../send-code.ts'
import {
  changePhoneDocument,
  endSessionDocument,
  type MySessionsQuery,
  mySessionsDocument,
  requestPhoneChangeDocument,
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

export async function endSession(id: string): Promise<Errors> {
  const { sessionEnd } = await browserApi().graphql(endSessionDocument, { id }, endpoint)
  return sessionEnd?.errors ?? []
}

export function requestPhoneChange(phone: Phone, service: MessagingService): Promise<CodeSent> {
  return sendWithProof(async (proof) => {
    const given = { ...phone, messagingService: service.value, ...proof }
    const { phoneChangeRequest } = await browserApi().graphql(requestPhoneChangeDocument, given, endpoint)
    return phoneChangeRequest
  })
}

export async function changePhone(phone: Phone, otp: string): Promise<Errors> {
  const { phoneChange } = await browserApi().graphql(changePhoneDocument, { ...phone, otp }, endpoint)
  return phoneChange?.errors ?? []
}
