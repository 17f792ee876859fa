import type { RestImport } from '@warsha/contract/console/imports/imports.rest.ts'
import { Panel } from '~/components/panel.tsx'
import { useTranslation } from '~/session/messages.ts'

/** Every wrong cell with its reason, by its place in the file. */
export function ImportProblems({ problems, wrong }: { problems: RestImport['problems']; wrong: number }) {
  const { t } = useTranslation()
  return (
    <CellTable
      title={t('console-imports.problems.title', { count: wrong })}
      cells={problems.map(({ problem, ...cell }) => ({
        ...cell,
        reason: t(`console-imports.problem.${problem}`),
      }))}
    />
  )
}

/** Cells that can be imported and are worth a second look. */
export function ImportWarnings({ warnings }: { warnings: RestImport['warnings'] }) {
  const { t } = useTranslation()
  return (
    <CellTable
      title={t('console-imports.warnings.title', { count: warnings.length })}
      cells={warnings.map(({ warning, ...cell }) => ({
        ...cell,
        reason: t(`console-imports.warning.${warning}`),
      }))}
    />
  )
}

type Cell = { line: number; column: string; value: string; reason: string }

function CellTable({ title, cells }: { title: string; cells: readonly Cell[] }) {
  const { t } = useTranslation()
  return (
    <Panel title={title}>
      <div className="max-h-120 overflow-auto">
        <table className="w-full text-sm">
          <thead className="text-muted">
            <tr>
              <th scope="col" className="py-1.5 pe-4 text-start font-medium">
                {t('console-imports.problems.line')}
              </th>
              <th scope="col" className="py-1.5 pe-4 text-start font-medium">
                {t('console-imports.problems.column')}
              </th>
              <th scope="col" className="py-1.5 pe-4 text-start font-medium">
                {t('console-imports.problems.value')}
              </th>
              <th scope="col" className="py-1.5 text-start font-medium">
                {t('console-imports.problems.reason')}
              </th>
            </tr>
          </thead>
          <tbody>
            {cells.map(({ line, column, value, reason }) => (
              <tr key={`${line} ${column} ${reason}`} className="border-t border-line align-baseline">
                <td className="py-1.5 pe-4">{line}</td>
                <td className="py-1.5 pe-4">
                  <bdi dir="ltr">{column}</bdi>
                </td>
                <td className="max-w-48 truncate py-1.5 pe-4">
                  <bdi>{value || '–'}</bdi>
                </td>
                <td className="py-1.5">{reason}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Panel>
  )
}
