import { createBrandCall } from '@warsha/contract/console/vehicles/cars.calls.ts'
import { TextField } from '@warsha/ui/text-field.tsx'
import { useNavigate } from 'react-router'
import { CommandDialog } from '~/components/command/command-dialog.tsx'
import { useCommand } from '~/components/command/use-command.ts'
import { DraftNotice } from '~/components/edit/draft-notice.tsx'
import { useDraft } from '~/components/edit/use-draft.ts'
import { useTranslation } from '~/session/messages.ts'

const empty = { en: '', ar: '' }

/** A new brand: its name in both languages. */
export function BrandDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const draft = useDraft('brand:new', empty)
  const { fields: names, change } = draft
  const create = useCommand(createBrandCall, {
    done: t('console-cars.brands.added'),
    onDone(answer) {
      draft.discard()
      void navigate(`/cars/brands/${answer.data.id}`)
    },
  })
  return (
    <CommandDialog
      title={t('console-cars.brands.add')}
      submit={t('console-cars.brands.add')}
      isDisabled={!names.en.trim() || !names.ar.trim()}
      command={create}
      onClose={onClose}
      onSubmit={() => create.run({ body: { name: { en: names.en.trim(), ar: names.ar.trim() } } })}
    >
      <DraftNotice draft={draft} saved={empty} labelOf={String} onSettled={create.reset} />
      {(['en', 'ar'] as const).map((language) => (
        <TextField
          key={language}
          label={t(language === 'en' ? 'console-cars.fields.nameEn' : 'console-cars.fields.nameAr')}
          lang={language}
          dir={language === 'en' ? 'ltr' : 'rtl'}
          autoComplete="off"
          maxLength={80}
          data-autofocus={language === 'en' || undefined}
          value={names[language]}
          onChange={({ target }) => change({ [language]: target.value })}
        />
      ))}
    </CommandDialog>
  )
}
