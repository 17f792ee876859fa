import { classNames } from '@warsha/ui/class-names.ts'
import { ProductName } from '@warsha/ui/product-name.tsx'
import type { MouseEvent } from 'react'
import { Link } from 'react-router'
import { useTranslation } from '~/session/messages.ts'
import type { SuggestionKind, SuggestionOption } from './suggestion-options.ts'
import type { SuggestionBox } from './use-suggestion-box.ts'

export type SuggestionListProps = {
  box: SuggestionBox
  onChoose: () => void
}

/** Real links, so that a middle click or a long press does what it does elsewhere. */
export function SuggestionList({ box, onChoose }: SuggestionListProps) {
  const { t } = useTranslation()
  return (
    <>
      {box.isOpen && (
        <div
          id={box.listId}
          role="listbox"
          aria-label={t('shell.suggestions.label')}
          // The field keeps the focus, or the list would be gone before the click arrives.
          onMouseDown={(event: MouseEvent) => event.preventDefault()}
          className={box.isInline ? inlineClass : overlayClass}
        >
          {kindsOf(box.options).map((kind) => (
            <Group key={kind} kind={kind} box={box} onChoose={onChoose} />
          ))}
        </div>
      )}
      <span role="status" className="sr-only">
        {box.isOpen && t('shell.suggestions.count', { count: box.options.length })}
      </span>
    </>
  )
}

function Group({ kind, box, onChoose }: SuggestionListProps & { kind: SuggestionKind }) {
  const { t } = useTranslation()
  const { isInline } = box
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of options, not of fields
    <div
      role="group"
      aria-label={t(`shell.suggestions.${kind}`)}
      className={isInline ? 'contents' : undefined}
    >
      {(!isInline || kind === 'term') && (
        <p aria-hidden="true" className="self-center px-3 pt-2 pb-1 text-xs font-semibold text-muted">
          {t(`shell.suggestions.${kind}`)}
        </p>
      )}
      {box.options.map(
        (option, index) =>
          option.kind === kind && (
            <Option
              key={option.key}
              id={box.optionId(index)}
              option={option}
              isActive={index === box.activeIndex}
              isInline={isInline}
              onChoose={onChoose}
            />
          ),
      )}
    </div>
  )
}

type OptionProps = Pick<SuggestionListProps, 'onChoose'> & {
  isInline: boolean
  id: string
  option: SuggestionOption
  isActive: boolean
}

function Option({ id, option, isActive, isInline, onChoose }: OptionProps) {
  return (
    <Link
      id={id}
      role="option"
      aria-selected={isActive}
      tabIndex={-1}
      to={option.to}
      onClick={onChoose}
      className={classNames(
        'flex min-h-11 items-center gap-3 px-3 text-sm text-ink hover:bg-ground aria-selected:bg-brand-tint',
        isInline && 'rounded-full border border-line bg-surface aria-selected:border-brand',
      )}
    >
      <span className="min-w-0 flex-1 truncate font-semibold">
        <ProductName name={option.label} />
      </span>
      {option.detail && <bdi className="shrink-0 text-xs text-muted">{option.detail}</bdi>}
    </Link>
  )
}

/** Each kind once, in the order of the options. */
function kindsOf(options: readonly SuggestionOption[]): SuggestionKind[] {
  return [...new Set(options.map(({ kind }) => kind))]
}

const overlayClass =
  'absolute inset-x-0 top-full z-20 mt-1 max-h-[min(70dvh,30rem)] overflow-y-auto rounded-card border border-line bg-surface py-1 text-start shadow-lg'

const inlineClass = 'mt-2 flex flex-wrap gap-2'
