import { createQuestionCall, updateQuestionCall } from '@warsha/contract/console/surveys/questions.calls.ts'
import type { RestConsoleQuestion } from '@warsha/contract/console/surveys/questions.rest.ts'
import { Select } from '@warsha/ui/select.tsx'
import { TextField } from '@warsha/ui/text-field.tsx'
import { CatalogueSearch } from '~/components/catalogue-search.tsx'
import { CommandDialog } from '~/components/command/command-dialog.tsx'
import { useCommand } from '~/components/command/use-command.ts'
import { DraftNotice } from '~/components/edit/draft-notice.tsx'
import { useDraft } from '~/components/edit/use-draft.ts'
import { useTranslation } from '~/session/messages.ts'

type QuestionDialogProps = { question?: RestConsoleQuestion; onClose: () => void }

const types = ['satisfaction', 'returned'] as const

type QuestionFields = {
  titleEn: string
  titleAr: string
  type: (typeof types)[number]
  category: { id: number; name: { en: string; ar: string } } | undefined
}

const savedFields = (question: RestConsoleQuestion | undefined): QuestionFields => ({
  titleEn: question?.title.en ?? '',
  titleAr: question?.title.ar ?? '',
  type: 'satisfaction',
  category: undefined,
})

/** The words of a question in both languages; a new one has an occasion and a category as well. */
export function QuestionDialog({ question, onClose }: QuestionDialogProps) {
  const { t, lang } = useTranslation()
  const saved = savedFields(question)
  const draft = useDraft<QuestionFields>(`question:${question?.id ?? 'new'}`, saved)
  const { titleEn, titleAr, type, category } = draft.fields
  const { change } = draft
  const onDone = () => {
    draft.discard()
    onClose()
  }
  const create = useCommand(createQuestionCall, {
    done: t('console-surveys.questions.created'),
    onDone,
  })
  const update = useCommand(updateQuestionCall, {
    done: t('console-surveys.questions.saved'),
    onDone,
  })
  const command = question ? update : create
  const title = { en: titleEn.trim(), ar: titleAr.trim() }
  return (
    <CommandDialog
      title={t(question ? 'console-surveys.questions.editTitle' : 'console-surveys.questions.addTitle')}
      submit={t(question ? 'console.edit.save' : 'console-surveys.questions.add')}
      isDisabled={!title.en || !title.ar || draft.conflicts.length > 0}
      command={command}
      onClose={onClose}
      onReload={command.reset}
      onSubmit={() =>
        question
          ? update.run({ params: { id: String(question.id) }, body: { revision: question.revision, title } })
          : create.run({ body: { type, category_id: category?.id ?? null, title } })
      }
    >
      <DraftNotice
        draft={draft}
        saved={saved}
        labelOf={(name) =>
          t(name === 'titleAr' ? 'console-surveys.questions.titleAr' : 'console-surveys.questions.titleEn')
        }
        onSettled={command.reset}
      />
      <TextField
        label={t('console-surveys.questions.titleEn')}
        lang="en"
        dir="ltr"
        maxLength={200}
        autoComplete="off"
        data-autofocus
        value={titleEn}
        onChange={({ target }) => change({ titleEn: target.value })}
      />
      <TextField
        label={t('console-surveys.questions.titleAr')}
        lang="ar"
        dir="rtl"
        maxLength={200}
        autoComplete="off"
        value={titleAr}
        onChange={({ target }) => change({ titleAr: target.value })}
      />
      {!question && (
        <>
          <Select
            label={t('console-surveys.questions.type')}
            value={type}
            onChange={({ target }) =>
              change({ type: types.find((each) => each === target.value) ?? 'satisfaction' })
            }
          >
            {types.map((each) => (
              <option key={each} value={each}>
                {t(`console-surveys.questionType.${each}`)}
              </option>
            ))}
          </Select>
          <p className="flex flex-wrap items-center gap-2">
            <span className="text-muted">{t('console-surveys.questions.category')}</span>
            <bdi className="font-medium">
              {category?.name[lang] ?? t('console-surveys.questions.general')}
            </bdi>
            {category && (
              <button type="button" className="tool" onClick={() => change({ category: undefined })}>
                {t('console-surveys.questions.general')}
              </button>
            )}
          </p>
          <CatalogueSearch
            label={t('console-surveys.questions.category')}
            kind="category"
            isTaken={({ id }) => id === category?.id}
            onTake={(taken) => change({ category: taken })}
          />
        </>
      )}
    </CommandDialog>
  )
}
