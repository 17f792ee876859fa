import { ApiError } from '@warsha/contract/client/transport.ts'
import { rateCall, readSurveyCall } from '@warsha/contract/surveys/surveys.calls.ts'
import type { RestSurvey } from '@warsha/contract/surveys/surveys.rest.ts'
import { browserApi } from '~/session/browser-api.ts'

/** Why a survey cannot be answered. */
export type SurveyEnd = 'answered' | 'expired' | 'unknown'

export async function readSurvey(token: string, signal: AbortSignal): Promise<RestSurvey | SurveyEnd> {
  if (!token) return 'unknown'
  try {
    return (await browserApi().call(readSurveyCall, { query: { token }, signal, isBackground: true })).data
  } catch (error) {
    return endOf(error)
  }
}

export type Answer = { rate: number; items: { id: number; rate: number }[]; comment: string }

export async function sendAnswer(token: string, answer: Answer): Promise<'sent' | SurveyEnd> {
  try {
    await browserApi().call(rateCall, { body: { token, ...answer } })
    return 'sent'
  } catch (error) {
    return endOf(error)
  }
}

function endOf(error: unknown): SurveyEnd {
  const code = error instanceof ApiError ? error.problems[0]?.code : undefined
  const end = code && ends.get(code)
  if (!end) throw error
  return end
}

const ends: ReadonlyMap<string, SurveyEnd> = new Map([
  ['SURVEY_ANSWERED', 'answered'],
  ['SURVEY_EXPIRED', 'expired'],
  ['NOT_FOUND', 'unknown'],
])
