export type Question = {
  id: number
  questionEn: string
  questionAr: string
  answerEn: string
  answerAr: string
}
