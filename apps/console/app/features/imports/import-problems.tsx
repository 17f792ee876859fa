import type { RestImport } from '@warsha/contract/console/imports/imports.rest.ts'
import { Panel } from '~/components/panel.tsx'
import { useTranslation } from '~/session/messages.ts'

/** Every wrong cell with its reason, by its place in the file. */
export function ImportProblems({ problems, wrong }: { problems: RestImport['problems']; wrong: number }) {
  const { t } = useTranslation()
  return (
    <Panel title={t('console-imports.problems.title', { count: wrong })}>
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
            {problems.map(({ line, column, problem, value }) => (
              <tr key={`${line} ${column} ${problem}`} className="border-t border-line align-baseline">
                <td className="py-1.5 pe-4">{line}</td>
                <td className="py-1.5 pe-4">
                  <bdi dir="ltr">{column}</bdi>
                </td>
                <td className="max-w-48 truncate py-1.5 pe-4">
                  <bdi>{value || '–'}</bdi>
                </td>
                <td className="py-1.5">{t(`console-imports.problem.${problem}`)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Panel>
  )
}
