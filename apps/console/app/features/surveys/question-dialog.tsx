import { createQuestionCall, updateQuestionCall } from '@warsha/contract/console/surveys/questions.calls.ts'
import type { RestConsoleQuestion } from '@warsha/contract/console/surveys/questions.rest.ts'
import { Select } from '@warsha/ui/select.tsx'
import { TextField } from '@warsha/ui/text-field.tsx'
import { useState } from 'react'
import { CatalogueSearch } from '~/components/catalogue-search.tsx'
import { CommandDialog } from '~/components/command/command-dialog.tsx'
import { useCommand } from '~/components/command/use-command.ts'
import { useTranslation } from '~/session/messages.ts'

type QuestionDialogProps = { question?: RestConsoleQuestion; onClose: () => void }

const types = ['satisfaction', 'returned'] as const

/** The words of a question in both languages; a new one has an occasion and a category as well. */
export function QuestionDialog({ question, onClose }: QuestionDialogProps) {
  const { t, lang } = useTranslation()
  const [titleEn, setTitleEn] = useState(question?.title.en ?? '')
  const [titleAr, setTitleAr] = useState(question?.title.ar ?? '')
  const [type, setType] = useState<(typeof types)[number]>('satisfaction')
  const [category, setCategory] = useState<{ id: number; name: { en: string; ar: string } }>()
  const create = useCommand(createQuestionCall, {
    done: t('console-surveys.questions.created'),
    onDone: onClose,
  })
  const update = useCommand(updateQuestionCall, {
    done: t('console-surveys.questions.saved'),
    onDone: onClose,
  })
  const title = { en: titleEn.trim(), ar: titleAr.trim() }
  return (
    <CommandDialog
      title={t(question ? 'console-surveys.questions.editTitle' : 'console-surveys.questions.addTitle')}
      submit={t(question ? 'console.edit.save' : 'console-surveys.questions.add')}
      isDisabled={!title.en || !title.ar}
      command={question ? update : create}
      onClose={onClose}
      onSubmit={() =>
        question
          ? update.run({ params: { id: String(question.id) }, body: { revision: question.revision, title } })
          : create.run({ body: { type, category_id: category?.id ?? null, title } })
      }
    >
      <TextField
        label={t('console-surveys.questions.titleEn')}
        lang="en"
        dir="ltr"
        maxLength={200}
        autoComplete="off"
        data-autofocus
        value={titleEn}
        onChange={({ target }) => setTitleEn(target.value)}
      />
      <TextField
        label={t('console-surveys.questions.titleAr')}
        lang="ar"
        dir="rtl"
        maxLength={200}
        autoComplete="off"
        value={titleAr}
        onChange={({ target }) => setTitleAr(target.value)}
      />
      {!question && (
        <>
          <Select
            label={t('console-surveys.questions.type')}
            value={type}
            onChange={({ target }) => setType(types.find((each) => each === target.value) ?? 'satisfaction')}
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
              <button type="button" className="tool" onClick={() => setCategory(undefined)}>
                {t('console-surveys.questions.general')}
              </button>
            )}
          </p>
          <CatalogueSearch
            label={t('console-surveys.questions.category')}
            kind="category"
            isTaken={({ id }) => id === category?.id}
            onTake={setCategory}
          />
        </>
      )}
    </CommandDialog>
  )
}
