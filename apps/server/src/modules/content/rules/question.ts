export type Question = {
  id: number
  questionEn: string
  questionAr: string
  answerEn: string
  answerAr: string
}
export type Texts = {
  questions: readonly Question[]
  configs: ReadonlyMap<string, { en: unknown; ar: unknown }>
  legalTexts: readonly LegalText[]
}
