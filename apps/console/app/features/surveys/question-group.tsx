import { orderQuestionsCall, updateQuestionCall } from '@warsha/contract/console/surveys/questions.calls.ts'
import type { RestConsoleQuestion } from '@warsha/contract/console/surveys/questions.rest.ts'
import { classNames } from '@warsha/ui/class-names.ts'
import { useEffect, useState } from 'react'
import { CommandProblem } from '~/components/command/command-problem.tsx'
import { useCommand } from '~/components/command/use-command.ts'
import { OrderedList } from '~/components/edit/ordered-list.tsx'
import { Panel } from '~/components/panel.tsx'
import { StatusBadge } from '~/components/status-badge.tsx'
import { useTranslation } from '~/session/messages.ts'
import { QuestionDialog } from './question-dialog.tsx'

type QuestionGroupProps = { questions: readonly RestConsoleQuestion[]; mayWrite: boolean }

/** Questions of one occasion and category, in the order in which they are asked. */
export function QuestionGroup({ questions, mayWrite }: QuestionGroupProps) {
  const { t, lang } = useTranslation()
  const [editedId, setEditedId] = useState<number>()
  /** As the operator has put them, until the server has answered. */
  const [placed, setPlaced] = useState<readonly RestConsoleQuestion[]>()
  useEffect(() => {
    if (questions) setPlaced(undefined)
  }, [questions])
  const order = useCommand(orderQuestionsCall, { done: t('console-surveys.questions.ordered') })
  const turn = useCommand(updateQuestionCall, { done: t('console-surveys.questions.saved') })
  const [first] = questions
  if (!first) return null
  const { type, category_id, category_name } = first
  const title = `${t(`console-surveys.questionType.${type}`)} · ${
    category_name ? category_name[lang] : t('console-surveys.questions.general')
  }`
  const edited = questions.find(({ id }) => id === editedId)
  const items = order.error ? questions : (placed ?? questions)

  function place(next: RestConsoleQuestion[]) {
    setPlaced(next)
    order.run({ body: { type, category_id, ids: next.map(({ id }) => id) } })
  }

  return (
    <Panel title={title}>
      <OrderedList
        label={title}
        items={items}
        idOf={({ id }) => String(id)}
        nameOf={(question) => question.title[lang]}
        isReadOnly={!mayWrite}
        onChange={place}
      >
        {(question) => (
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1 py-1">
            <span className={classNames('min-w-48 flex-1', !question.is_active && 'text-muted')}>
              <bdi className="block">{question.title[lang]}</bdi>
            </span>
            {!question.is_active && (
              <StatusBadge tone="plain">{t('console-surveys.questions.stopped')}</StatusBadge>
            )}
            {mayWrite && (
              <span className="flex gap-2">
                <button type="button" className="tool" onClick={() => setEditedId(question.id)}>
                  {t('console-surveys.questions.edit')}
                  <span className="sr-only">{question.title[lang]}</span>
                </button>
                <button
                  type="button"
                  className="tool"
                  disabled={turn.isPending}
                  onClick={() =>
                    turn.run({
                      params: { id: String(question.id) },
                      body: { revision: question.revision, is_active: !question.is_active },
                    })
                  }
                >
                  {t(question.is_active ? 'console-surveys.questions.stop' : 'console-surveys.questions.ask')}
                  <span className="sr-only">{question.title[lang]}</span>
                </button>
              </span>
            )}
          </div>
        )}
      </OrderedList>
      <CommandProblem command={order} />
      <CommandProblem command={turn} />
      {edited && <QuestionDialog question={edited} onClose={() => setEditedId(undefined)} />}
    </Panel>
  )
}
