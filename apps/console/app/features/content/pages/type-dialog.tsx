import { createPageTypeCall, updatePageTypeCall } from '@warsha/contract/console/content/pages.calls.ts'
import type { RestPageOptions } from '@warsha/contract/console/content/pages.rest.ts'
import { isolate } from '@warsha/contract/formats/isolate.ts'
import { TextField } from '@warsha/ui/text-field.tsx'
import { Choices } from '~/components/choices.tsx'
import { CommandDialog } from '~/components/command/command-dialog.tsx'
import { useCommand } from '~/components/command/use-command.ts'
import { DraftNotice } from '~/components/edit/draft-notice.tsx'
import { useDraft } from '~/components/edit/use-draft.ts'
import { LatinField } from '~/components/text-input.tsx'
import { useTranslation } from '~/session/messages.ts'
import { slugPattern } from './page-fields.ts'

type TypeFields = { en: string; ar: string; slug: string; attributeIds: number[] }

type TypeDialogProps = {
  /** Undefined: a new one. */
  type: RestPageOptions['page_types'][number] | undefined
  attributes: RestPageOptions['attributes']
  onClose: () => void
}

/** Name, address and attributes of a type of pages; what is typed is kept until it is saved. */
export function TypeDialog({ type, attributes, onClose }: TypeDialogProps) {
  const { t, lang } = useTranslation()
  const saved: TypeFields = {
    en: type?.name.en ?? '',
    ar: type?.name.ar ?? '',
    slug: type?.slug ?? '',
    attributeIds: type?.attribute_ids ?? [],
  }
  const draft = useDraft(`page-type:${type?.id ?? 'new'}`, saved)
  const { fields, change } = draft
  const finished = {
    done: t('console.edit.saved'),
    onDone() {
      draft.discard()
      onClose()
    },
  }
  const create = useCommand(createPageTypeCall, finished)
  const update = useCommand(updatePageTypeCall, finished)
  const command = type ? update : create
  const name = { en: fields.en, ar: fields.ar }
  const nameLabel = (language: 'en' | 'ar') =>
    `${t('console-content.types.name')} (${t(`console.languages.${language}`)})`

  function labelOf(field: string): string {
    if (field === 'en' || field === 'ar') return nameLabel(field)
    return t(field === 'slug' ? 'console-content.fields.slug' : 'console-content.types.attributes')
  }
  function textOf(field: string, { attributeIds, ...texts }: TypeFields): string {
    if (field === 'en' || field === 'ar' || field === 'slug') return texts[field]
    const chosen = attributes.filter(({ id }) => attributeIds.includes(id))
    return chosen.map((each) => each.name[lang]).join(lang === 'ar' ? '، ' : ', ')
  }

  return (
    <CommandDialog
      title={
        type
          ? t('console-content.types.renameTitle', { name: isolate(type.name[lang]) })
          : t('console-content.types.new')
      }
      submit={t('console.edit.save')}
      isDisabled={!name.en.trim() || !slugPattern.test(fields.slug) || draft.conflicts.length > 0}
      command={command}
      onClose={onClose}
      onReload={command.reset}
      onSubmit={() =>
        type
          ? update.run({
              params: { id: String(type.id) },
              body: { revision: type.revision, name, attribute_ids: fields.attributeIds },
            })
          : create.run({ body: { name, slug: fields.slug, attribute_ids: fields.attributeIds } })
      }
    >
      <DraftNotice draft={draft} saved={saved} labelOf={labelOf} textOf={textOf} onSettled={command.reset} />
      <div className="grid gap-4 sm:grid-cols-2">
        {(['en', 'ar'] as const).map((language) => (
          <TextField
            key={language}
            label={nameLabel(language)}
            lang={language}
            dir={language === 'ar' ? 'rtl' : 'ltr'}
            maxLength={120}
            autoComplete="off"
            value={name[language]}
            onChange={({ target }) => change({ [language]: target.value })}
          />
        ))}
      </div>
      {!type && (
        <LatinField
          label={t('console-content.fields.slug')}
          hint={t('console-content.problem.slug')}
          maxLength={100}
          autoComplete="off"
          value={fields.slug}
          onChange={({ target }) => change({ slug: target.value })}
        />
      )}
      {attributes.length > 0 && (
        <Choices
          label={t('console-content.types.attributes')}
          error={undefined}
          chosen={fields.attributeIds.map(String)}
          choices={attributes.map((each) => ({ value: String(each.id), label: each.name[lang] }))}
          onChange={(ids) => change({ attributeIds: ids.map(Number) })}
        />
      )}
    </CommandDialog>
  )
}
