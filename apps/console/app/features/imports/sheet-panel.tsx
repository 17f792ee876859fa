import { sheetCalls } from '@warsha/contract/console/imports/imports.calls.ts'
import { maxSheetBytes, type SheetKind } from '@warsha/contract/console/imports/sheets.constants.ts'
import { Button } from '@warsha/ui/button.tsx'
import { classNames } from '@warsha/ui/class-names.ts'
import { type DragEvent, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { CommandProblem } from '~/components/command/command-problem.tsx'
import { useCommand } from '~/components/command/use-command.ts'
import { ExportButton } from '~/components/list/export-button.tsx'
import { useTranslation } from '~/session/messages.ts'
import { mayCall, useOperator } from '~/session/operator.ts'
import { readBase64 } from './read-base64.ts'

/** One kind of records: its file to take along, and a place for a file to bring. */
export function SheetPanel({ kind }: { kind: SheetKind }) {
  const { t } = useTranslation()
  const operator = useOperator()
  const navigate = useNavigate()
  const input = useRef<HTMLInputElement>(null)
  const [isOver, setOver] = useState(false)
  const [isTooLarge, setTooLarge] = useState(false)
  const calls = sheetCalls[kind]
  const check = useCommand(calls.check, {
    done: t('console-imports.checked'),
    onDone: ({ data }) => void navigate(`/imports/${encodeURIComponent(data.id)}`),
  })
  const mayImport = mayCall(operator, calls.check.access)
  const title = t(`console-imports.kind.${kind}`)

  async function take(file: File | undefined) {
    if (!file || check.isPending) return
    check.reset()
    setTooLarge(file.size > maxSheetBytes)
    if (file.size > maxSheetBytes) return
    check.run({ body: { file_name: file.name.slice(0, 200), file: await readBase64(file) } })
  }

  function onDrop(event: DragEvent) {
    event.preventDefault()
    setOver(false)
    void take(event.dataTransfer.files[0])
  }

  return (
    <section
      aria-label={title}
      className={classNames('panel flex flex-col gap-3 p-4', isOver && 'ring-2 ring-brand')}
      {...(mayImport && {
        onDragOver: (event: DragEvent) => {
          event.preventDefault()
          setOver(true)
        },
        onDragLeave: () => setOver(false),
        onDrop,
      })}
    >
      <h2 className="font-semibold">{title}</h2>
      <p className="text-sm text-muted">{t(`console-imports.about.${kind}`)}</p>
      <div className="mt-auto flex flex-wrap items-center gap-2">
        <ExportButton call={calls.export} query={{}} name={kind} />
        {mayImport && (
          <>
            <Button
              size="small"
              variant="secondary"
              isPending={check.isPending}
              onClick={() => input.current?.click()}
            >
              {t('console-imports.choose')}
            </Button>
            <input
              ref={input}
              type="file"
              accept=".csv,.txt,.tsv,text/csv"
              aria-label={t('console-imports.fileOf', { kind: title })}
              className="sr-only"
              tabIndex={-1}
              onChange={({ target }) => {
                void take(target.files?.[0])
                // The same file, mended, is chosen again.
                target.value = ''
              }}
            />
          </>
        )}
      </div>
      {isTooLarge && (
        <p role="alert" className="text-sm text-danger">
          {t('console-imports.tooLarge')}
        </p>
      )}
      <CommandProblem command={check} />
    </section>
  )
}
