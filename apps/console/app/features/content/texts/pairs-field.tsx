import { ChevronDownIcon, CloseIcon } from '@warsha/ui/icons.tsx'
import { PlusIcon } from '@warsha/ui/shop-icons.tsx'
import { TextField } from '@warsha/ui/text-field.tsx'
import type { ReactNode } from 'react'
import { TextArea } from '~/components/edit/text-area.tsx'
import { Panel } from '~/components/panel.tsx'
import { useTranslation } from '~/session/messages.ts'
import { emptyPair, type Pair } from './site-fields.ts'

type PairsFieldProps = {
  title: string
  pairs: readonly Pair[]
  /** Entries of a line of text alone have none. */
  hasTitles?: boolean
  isReadOnly: boolean
  error: string | undefined
  onChange: (pairs: Pair[]) => void
}

/** Entries in an order; both languages of each stand side by side. */
export function PairsField({ title, pairs, hasTitles = true, isReadOnly, error, onChange }: PairsFieldProps) {
  const { t } = useTranslation()
  const replace = (at: number, change: Partial<Pair>) =>
    onChange(pairs.map((pair, index) => (index === at ? { ...pair, ...change } : pair)))
  const move = (at: number, by: -1 | 1) => {
    const moved = pairs[at]
    if (moved) onChange(pairs.toSpliced(at, 1).toSpliced(at + by, 0, moved))
  }
  return (
    <Panel title={title}>
      <ol className="grid gap-4">
        {pairs.map((pair, at) => {
          const number = { position: at + 1, total: pairs.length }
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: an entry is where it stands
            <li key={at} className="grid gap-3 rounded-card border border-line p-3">
              <div className="flex items-center gap-2 text-muted">
                <span className="text-xs">{t('console-content.pairs.number', number)}</span>
                {!isReadOnly && (
                  <span className="ms-auto flex">
                    <EntryButton
                      label={t('console-content.pairs.up', number)}
                      isDisabled={at === 0}
                      onPress={() => move(at, -1)}
                    >
                      <ChevronDownIcon className="size-4 rotate-180" />
                    </EntryButton>
                    <EntryButton
                      label={t('console-content.pairs.down', number)}
                      isDisabled={at === pairs.length - 1}
                      onPress={() => move(at, 1)}
                    >
                      <ChevronDownIcon className="size-4" />
                    </EntryButton>
                    <EntryButton
                      label={t('console-content.pairs.remove', number)}
                      onPress={() => onChange(pairs.toSpliced(at, 1))}
                    >
                      <CloseIcon className="size-4" />
                    </EntryButton>
                  </span>
                )}
              </div>
              <fieldset disabled={isReadOnly} className="grid gap-3 md:grid-cols-2">
                <legend className="sr-only">{t('console-content.pairs.number', number)}</legend>
                {hasTitles &&
                  (['En', 'Ar'] as const).map((suffix) => (
                    <TextField
                      key={suffix}
                      label={labelOf('title', suffix)}
                      {...languageOf(suffix)}
                      maxLength={300}
                      value={pair[`title${suffix}`]}
                      onChange={({ target }) => replace(at, { [`title${suffix}`]: target.value })}
                    />
                  ))}
                {(['En', 'Ar'] as const).map((suffix) => (
                  <TextArea
                    key={suffix}
                    label={labelOf('text', suffix)}
                    {...languageOf(suffix)}
                    maxLength={4000}
                    value={pair[`text${suffix}`]}
                    onChange={({ target }) => replace(at, { [`text${suffix}`]: target.value })}
                  />
                ))}
              </fieldset>
            </li>
          )
        })}
      </ol>
      <p role="alert" className="text-sm text-danger not-empty:mt-2">
        {error}
      </p>
      {!isReadOnly && (
        <button type="button" className="tool mt-3" onClick={() => onChange([...pairs, emptyPair])}>
          <PlusIcon className="size-4" />
          {t('console-content.pairs.add')}
        </button>
      )}
    </Panel>
  )

  function labelOf(name: 'title' | 'text', suffix: 'En' | 'Ar'): string {
    return `${t(`console-content.fields.${name}`)} (${t(`console.languages.${suffix === 'En' ? 'en' : 'ar'}`)})`
  }
}

function languageOf(suffix: 'En' | 'Ar') {
  return suffix === 'En'
    ? { lang: 'en', dir: 'ltr' as const, autoComplete: 'off' }
    : { lang: 'ar', dir: 'rtl' as const, autoComplete: 'off' }
}

type EntryButtonProps = { label: string; isDisabled?: boolean; onPress: () => void; children: ReactNode }

function EntryButton({ label, isDisabled = false, onPress, children }: EntryButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      disabled={isDisabled}
      className="grid size-8 place-items-center rounded-control hover:bg-ground hover:text-ink disabled:opacity-35 pointer-coarse:size-10"
      onClick={onPress}
    >
      {children}
    </button>
  )
}
