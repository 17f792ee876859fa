import { createBrandCall } from '@warsha/contract/console/vehicles/cars.calls.ts'
import { TextField } from '@warsha/ui/text-field.tsx'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { CommandDialog } from '~/components/command/command-dialog.tsx'
import { useCommand } from '~/components/command/use-command.ts'
import { useTranslation } from '~/session/messages.ts'

/** A new brand: its name in both languages. */
export function BrandDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const [names, setNames] = useState({ en: '', ar: '' })
  const create = useCommand(createBrandCall, {
    done: t('console-cars.brands.added'),
    onDone: (answer) => navigate(`/cars/brands/${answer.data.id}`),
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
          onChange={({ target }) => setNames({ ...names, [language]: target.value })}
        />
      ))}
    </CommandDialog>
  )
}
