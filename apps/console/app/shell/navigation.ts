import type { AccessRule } from '@warsha/contract/access.ts'
import type { RestOperator } from '@warsha/contract/console/staff/staff.rest.ts'
import type { MessageKey } from '@warsha/i18n/message-key.ts'
import type { IconComponent } from '@warsha/ui/create-icon.tsx'
import { mayCall } from '~/session/operator.ts'

export type Screen = {
  path: `/${string}`
  title: MessageKey
  icon: IconComponent
  group: 'work' | 'money'
  /** Of the call that the screen is made of: who may not use it does not see the screen. */
  access: AccessRule
  /** The key after `g`, by its place on the keyboard. */
  key?: string
}

/** Every screen of the console, in the order of the menu. */
export const screens: readonly Screen[] = []

export function screensFor(operator: RestOperator): Screen[] {
  return screens.filter(({ access }) => mayCall(operator, access))
}
