import { maxCommentLength } from '@warsha/contract/surveys/surveys.constants.ts'
import type { RestSurvey } from '@warsha/contract/surveys/surveys.rest.ts'
import { Button } from '@warsha/ui/button.tsx'
import { Card } from '@warsha/ui/card.tsx'
import { FieldFrame, fieldBoxClass, fieldControlClass, fieldDescription } from '@warsha/ui/field-frame.tsx'
import { type FormEvent, useId, useRef, useState } from 'react'
import { useTranslation } from '~/session/messages.ts'
import { showErrors } from '~/session/show-errors.ts'
import { StarRating } from './star-rating.tsx'
import { type SurveyEnd, sendAnswer } from './survey-calls.ts'

export type SurveyFormProps = {
  token: string
  survey: RestSurvey
  onEnd: (end: 'sent' | SurveyEnd) => void
}

export function SurveyForm({ token, survey, onEnd }: SurveyFormProps) {
  const { t } = useTranslation()
  const id = useId()
  const [rate, setRate] = useState<number | null>(null)
  const [rates, setRates] = useState<ReadonlyMap<number, number>>(new Map())
  const [comment, setComment] = useState('')
  const [isTried, setTried] = useState(false)
  const [isPending, setPending] = useState(false)
  const isRunning = useRef(false)

  async function submit(event: FormEvent) {
    event.preventDefault()
    setTried(true)
    if (rate === null || isRunning.current) return
    isRunning.current = true
    setPending(true)
    try {
      const items = [...rates].map(([question, each]) => ({ id: question, rate: each }))
      onEnd(await sendAnswer(token, { rate, items, comment: comment.trim() }))
    } catch (error) {
      showErrors(error)
    } finally {
      isRunning.current = false
      setPending(false)
    }
  }

  return (
    <form onSubmit={submit} noValidate className="grid gap-4">
      <Card className="lg:p-6">
        <StarRating
          label={t('survey.overall')}
          rate={rate}
          isLarge
          error={isTried && rate === null && t('survey.rateRequired')}
          onRate={setRate}
        />
      </Card>
      {survey.questions.length > 0 && (
        <Card className="@container lg:p-6">
          <h3 className="mb-3 text-lg font-bold leading-heading">{t('survey.details')}</h3>
          <ul className="grid gap-3 [&>li+li]:border-t [&>li+li]:border-line [&>li+li]:pt-3">
            {survey.questions.map((question) => (
              <li key={question.id}>
                <StarRating
                  label={question.title}
                  rate={rates.get(question.id) ?? null}
                  onRate={(each) => setRates(new Map([...rates, [question.id, each]]))}
                />
              </li>
            ))}
          </ul>
        </Card>
      )}
      <Card className="lg:p-6">
        <FieldFrame
          id={id}
          label={t('survey.comment')}
          hint={t(survey.center ? 'survey.commentShown' : 'survey.commentHint')}
        >
          <div className={fieldBoxClass}>
            <textarea
              id={id}
              rows={4}
              dir="auto"
              maxLength={maxCommentLength}
              value={comment}
              aria-describedby={fieldDescription(id, { hint: true })}
              onChange={(event) => setComment(event.target.value)}
              className={`${fieldControlClass} resize-y py-3`}
            />
          </div>
        </FieldFrame>
      </Card>
      <Button type="submit" size="step" isPending={isPending} className="sm:min-w-48 sm:justify-self-end">
        {t('survey.submit')}
      </Button>
    </form>
  )
}
