import { isolate } from '@warsha/contract/formats/isolate.ts'
import { IconButton } from '@warsha/ui/icon-button.tsx'
import { CloseIcon } from '@warsha/ui/icons.tsx'
import { CatalogueSearch } from '~/components/catalogue-search.tsx'
import { Panel } from '~/components/panel.tsx'
import { LatinField } from '~/components/text-input.tsx'
import { useTranslation } from '~/session/messages.ts'
import type { TargetField } from './promotion-fields.ts'

type TargetsFieldProps = {
  targets: readonly TargetField[]
  hasPercents: boolean
  error: string | undefined
  isReadOnly: boolean
  onChange: (targets: TargetField[]) => void
}

/** Products and categories that a promotion is for, each with its own percentage where it has one. */
export function TargetsField({ targets, hasPercents, error, isReadOnly, onChange }: TargetsFieldProps) {
  const { t, lang } = useTranslation()
  const isSame = (one: { kind: string; id: number }, other: { kind: string; id: number }) =>
    one.kind === other.kind && one.id === other.id
  return (
    <Panel title={t('console-promotions.fields.targets')}>
      <div className="grid gap-4">
        {targets.length === 0 && <p className="text-muted">{t('console-promotions.targets.allText')}</p>}
        {targets.length > 0 && (
          <ul className="grid gap-2">
            {targets.map((target) => (
              <li
                key={`${target.kind}:${target.id}`}
                className="flex items-center gap-x-3 border-b border-line pb-2 last:border-b-0 last:pb-0"
              >
                <span className="min-w-0 flex-1 basis-24">
                  <bdi className="block">{target.name[lang]}</bdi>
                  <span className="text-xs text-muted">{t(`console.catalogueSearch.${target.kind}`)}</span>
                </span>
                {hasPercents && (
                  <LatinField
                    className="w-20"
                    label={t('console-promotions.targets.percent', { name: isolate(target.name[lang]) })}
                    isLabelHidden
                    placeholder="%"
                    inputMode="numeric"
                    maxLength={2}
                    autoComplete="off"
                    disabled={isReadOnly}
                    value={target.percent}
                    onChange={({ target: { value } }) =>
                      onChange(
                        targets.map((each) => (isSame(each, target) ? { ...each, percent: value } : each)),
                      )
                    }
                  />
                )}
                {!isReadOnly && (
                  <IconButton
                    icon={CloseIcon}
                    label={t('console-promotions.targets.remove', { name: isolate(target.name[lang]) })}
                    onClick={() => onChange(targets.filter((each) => !isSame(each, target)))}
                  />
                )}
              </li>
            ))}
          </ul>
        )}
        {hasPercents && targets.length > 0 && (
          <p className="text-sm text-muted">{t('console-promotions.targets.percentHint')}</p>
        )}
        {error && (
          <p role="alert" className="text-sm text-danger">
            {error}
          </p>
        )}
        {!isReadOnly && (
          <CatalogueSearch
            label={t('console-promotions.targets.add')}
            isTaken={(found) => targets.some((target) => isSame(target, found))}
            onTake={({ kind, id, name }) => onChange([...targets, { kind, id, name, percent: '' }])}
          />
        )}
      </div>
    </Panel>
  )
}
