import { useQuery } from '@tanstack/react-query'
import { listConsoleQuestionsCall } from '@warsha/contract/console/surveys/questions.calls.ts'
import type { RestConsoleQuestion } from '@warsha/contract/console/surveys/questions.rest.ts'
import { Button } from '@warsha/ui/button.tsx'
import { useState } from 'react'
import { DetailState } from '~/components/detail-states.tsx'
import { ask } from '~/session/ask.ts'
import { loadTexts, useTranslation } from '~/session/messages.ts'
import { useMay } from '~/session/operator.ts'
import { QuestionDialog } from './question-dialog.tsx'
import { QuestionGroup } from './question-group.tsx'
import { SurveyPages } from './survey-pages.tsx'

export const handle = { texts: await loadTexts('console-surveys') }

const questionsKey = ['questions']

/** What customers are asked, by the occasion and the category. */
export default function QuestionsScreen() {
  const { t } = useTranslation()
  const may = useMay()
  const [isAdding, setIsAdding] = useState(false)
  const { data, error, refetch } = useQuery({
    queryKey: questionsKey,
    queryFn: ({ signal }) => ask(listConsoleQuestionsCall, { query: { limit: '200' } as never, signal }),
  })
  if (!data) return <DetailState error={error} onAgain={() => void refetch()} />
  const groups = Map.groupBy(data.data, groupOf)
  return (
    <div className="grid gap-4 px-3 py-4 lg:px-5">
      <SurveyPages />
      <div className="flex max-w-4xl flex-wrap items-center gap-3">
        <p className="min-w-0 flex-1 text-muted">{t('console-surveys.questions.text')}</p>
        {may('surveys.write') && (
          <Button size="small" onClick={() => setIsAdding(true)}>
            {t('console-surveys.questions.add')}
          </Button>
        )}
      </div>
      <div className="grid max-w-4xl gap-4">
        {[...groups].map(([key, questions]) => (
          <QuestionGroup key={key} questions={questions} mayWrite={may('surveys.write')} />
        ))}
        {groups.size === 0 && <p className="text-muted">{t('console-surveys.questions.empty')}</p>}
      </div>
      {isAdding && <QuestionDialog onClose={() => setIsAdding(false)} />}
    </div>
  )
}

function groupOf({ type, category_id }: RestConsoleQuestion): string {
  return `${type}:${category_id ?? ''}`
}
