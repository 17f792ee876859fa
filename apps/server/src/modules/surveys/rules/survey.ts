/** Whether an operator has read the comment; `none` where there is none to read. */
export type Moderation = 'none' | 'pending' | 'approved' | 'rejected'

export type Invitation = {
  id: number
  orderId: number
  customerId: number
  centreId: number | null
  state: 'open' | 'answered' | 'expired'
}

export type SurveyAnswer = {
  rate: number
  items: readonly { questionId: number; rate: number }[]
  comment: string
}

/** Each question at most once, and none that was not asked. */
export function areAsked(items: SurveyAnswer['items'], questionIds: readonly number[]): boolean {
  const asked = new Set(questionIds)
  return items.every(({ questionId }) => asked.delete(questionId))
}
