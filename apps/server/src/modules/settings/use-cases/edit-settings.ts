import { defineCommand } from '#commands/define-command.ts'
import type { Transaction } from '#kernel/database/connect.ts'
import { sanitiseText } from '#kernel/markup/sanitise-text.ts'
import { ok, type Refusal, refuse } from '#kernel/outcome.ts'
import { type Revised, type SettingName, type Settings, settingOf } from '../rules/settings.ts'
import { readStoredSettings, storeSetting } from '../storage/setting-queries.ts'
import { defaultsOf } from './read-settings.ts'

/** The operator looked at a former state; offered by the module of staff, which knows their names. */
export type RefuseStale = (
  tx: Transaction,
  subject: { kind: string; id: string },
  current: object,
) => Promise<Refusal<'VERSION_CONFLICT'>>

/** The command that changes one group of settings. */
export function editSettingCommand<Name extends SettingName>(name: Name, refuseStale: RefuseStale) {
  return defineCommand({
    action: `settings.edit-${name}`,
    permission: 'settings.write',
    async run(tx, _actor, { value: sent, revision }: Revised<Settings[Name]>, { config }) {
      const subject = { kind: 'setting', id: name }
      const defaults = defaultsOf(config)
      const before = settingOf(name, await readStoredSettings(tx), defaults)
      const value = withoutMarkup(sent)
      if (Object.values(value).includes('')) return refuse('REQUIRED')
      if (!(await storeSetting(tx, { name, value, revision }))) {
        const current = settingOf(name, await readStoredSettings(tx), defaults)
        return refuseStale(tx, subject, { ...current.value, revision: current.revision })
      }
      return ok({
        result: { value, revision: revision + 1 } as Revised<Settings[Name]>,
        subject,
        before: { ...before.value },
        after: { ...value },
      })
    },
  })
}

/** A setting is a line of text or a number. */
function withoutMarkup<Value extends Settings[SettingName]>(value: Value): Value {
  return Object.fromEntries(
    Object.entries(value).map(([field, text]) => [
      field,
      typeof text === 'string' ? sanitiseText(text) : text,
    ]),
  ) as Value
}
