import { useQuery, useQueryClient } from '@tanstack/react-query'
import {
  pausePromotionCall,
  readPromotionCall,
  resumePromotionCall,
  updatePromotionCall,
} from '@warsha/contract/console/promotions/promotions.calls.ts'
import type { RestPromotion } from '@warsha/contract/console/promotions/promotions.rest.ts'
import { Button } from '@warsha/ui/button.tsx'
import { ArrowBackIcon } from '@warsha/ui/icons.tsx'
import { MirroredIcon } from '@warsha/ui/mirrored-icon.tsx'
import { useMemo } from 'react'
import { Link, useParams } from 'react-router'
import { CommandProblem } from '~/components/command/command-problem.tsx'
import { useCommand } from '~/components/command/use-command.ts'
import { DetailState } from '~/components/detail-states.tsx'
import { RecordEditor } from '~/components/edit/record-editor.tsx'
import { RecordHistory } from '~/components/edit/record-history.tsx'
import { PageTitle } from '~/components/page-title.tsx'
import { ask } from '~/session/ask.ts'
import { loadTexts, useTranslation } from '~/session/messages.ts'
import { useMay } from '~/session/operator.ts'
import { PromotionBench } from './promotion-bench.tsx'
import { fieldsOf, toBody } from './promotion-fields.ts'
import { PromotionForm } from './promotion-form.tsx'
import { PromotionState } from './promotion-state.tsx'
import { PromotionUses } from './promotion-uses.tsx'
import { usePromotionWords } from './use-promotion-words.ts'

export const handle = { texts: await loadTexts('console-promotions') }

const keyOf = (id: string) => ['promotion', id] as const

export default function PromotionScreen() {
  const { id = '' } = useParams()
  const { data, error, refetch } = useQuery({
    queryKey: keyOf(id),
    queryFn: ({ signal }) => ask(readPromotionCall, { params: { id }, signal }),
  })
  if (!data) return <DetailState error={error} onAgain={() => void refetch()} />
  return (
    <div className="grid gap-4 px-3 pt-4 lg:px-5">
      <PromotionHead promotion={data.data} />
      <PromotionEditor key={id} promotion={data.data} />
    </div>
  )
}

/** The code, where it stands, and the button that takes it out of the shop at once. */
function PromotionHead({ promotion }: { promotion: RestPromotion }) {
  const { t, lang } = useTranslation()
  const may = useMay()
  const { id, code, name, state, is_active: isActive, used } = promotion
  const turn = useCommand(isActive ? pausePromotionCall : resumePromotionCall, {
    done: t(isActive ? 'console-promotions.pause.done' : 'console-promotions.pause.undone'),
  })
  return (
    <header className="grid gap-3">
      <PageTitle>{code}</PageTitle>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <Link
          to="/promotions"
          aria-label={t('console-promotions.back')}
          className="tool size-8 justify-center p-0"
        >
          <MirroredIcon icon={ArrowBackIcon} className="size-4" />
        </Link>
        <h1 className="min-w-0 text-xl font-bold leading-heading">
          <bdi dir="ltr" className="font-mono">
            {code}
          </bdi>
        </h1>
        <PromotionState state={state} />
        <span className="text-muted">
          <bdi>{name[lang]}</bdi> · {t('console-promotions.usedCount', { count: used })}
        </span>
        {may('catalogue.write') && (
          <Button
            size="small"
            className="ms-auto"
            variant={isActive ? 'danger' : 'primary'}
            isPending={turn.isPending}
            onClick={() => turn.run({ params: { id: String(id) }, body: {} })}
          >
            {t(isActive ? 'console-promotions.pause.action' : 'console-promotions.pause.undo')}
          </Button>
        )}
      </div>
      <CommandProblem command={turn} />
    </header>
  )
}

function PromotionEditor({ promotion }: { promotion: RestPromotion }) {
  const may = useMay()
  const client = useQueryClient()
  const words = usePromotionWords()
  const id = String(promotion.id)
  const saved = useMemo(() => fieldsOf(promotion), [promotion])
  const subject = { kind: 'promotion', id }
  return (
    <RecordEditor
      subject={subject}
      saved={saved}
      queryKey={keyOf(id)}
      call={updatePromotionCall}
      inputOf={(fields) => ({ params: { id }, body: { revision: promotion.revision, ...toBody(fields) } })}
      onSaved={(answer) => client.setQueryData(keyOf(id), { data: answer.data })}
      {...words}
    >
      {(form) => (
        <PromotionForm
          {...form}
          isReadOnly={!may('catalogue.write')}
          aside={<RecordHistory subject={subject} labelOf={words.labelOf} />}
        >
          <PromotionBench promotion={promotion} />
          <PromotionUses id={id} />
        </PromotionForm>
      )}
    </RecordEditor>
  )
}
