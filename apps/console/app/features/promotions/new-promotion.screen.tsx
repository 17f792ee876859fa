import { createPromotionCall } from '@warsha/contract/console/promotions/promotions.calls.ts'
import { ArrowBackIcon } from '@warsha/ui/icons.tsx'
import { MirroredIcon } from '@warsha/ui/mirrored-icon.tsx'
import { Link, useNavigate } from 'react-router'
import { RecordEditor } from '~/components/edit/record-editor.tsx'
import { PageTitle } from '~/components/page-title.tsx'
import { LatinField } from '~/components/text-input.tsx'
import { loadTexts, useTranslation } from '~/session/messages.ts'
import { emptyPromotion, toBody } from './promotion-fields.ts'
import { PromotionForm } from './promotion-form.tsx'
import { usePromotionWords } from './use-promotion-words.ts'

export const handle = { texts: await loadTexts('console-promotions') }

const empty = { ...emptyPromotion, code: '' }
const isCode = /^[a-z0-9_-]{1,16}$/i

/** A new code. It is in force from its first day on. */
export default function NewPromotionScreen() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const words = usePromotionWords()
  return (
    <div className="grid gap-4 px-3 pt-4 lg:px-5">
      <PageTitle>{t('console-promotions.new.title')}</PageTitle>
      <header className="flex items-center gap-3">
        <Link
          to="/promotions"
          aria-label={t('console-promotions.back')}
          className="tool size-8 justify-center p-0"
        >
          <MirroredIcon icon={ArrowBackIcon} className="size-4" />
        </Link>
        <h1 className="text-xl font-bold leading-heading">{t('console-promotions.new.title')}</h1>
      </header>
      <RecordEditor
        subject={{ kind: 'promotion', id: 'new' }}
        saved={empty}
        queryKey={['promotion', 'new']}
        call={createPromotionCall}
        inputOf={(fields) => ({ body: { code: fields.code.trim(), ...toBody(fields) } })}
        onSaved={(answer) => navigate(`/promotions/${answer.data.id}`)}
        labelOf={words.labelOf}
        textOf={(name, fields) => (name === 'code' ? fields.code : words.textOf(name, fields))}
        fieldOf={words.fieldOf}
        problemsOf={(fields) => ({
          ...words.problemsOf(fields),
          ...(!isCode.test(fields.code.trim()) && { code: t('console-promotions.problem.code') }),
        })}
      >
        {({ fields, saved, problems, onChange }) => (
          <PromotionForm
            fields={fields}
            saved={saved}
            problems={problems}
            isReadOnly={false}
            onChange={onChange}
            lead={
              <LatinField
                label={t('console-promotions.fields.code')}
                hint={t('console-promotions.form.codeHint')}
                error={problems.code}
                autoComplete="off"
                maxLength={16}
                value={fields.code}
                onChange={({ target }) => onChange({ code: target.value })}
              />
            }
          />
        )}
      </RecordEditor>
    </div>
  )
}
