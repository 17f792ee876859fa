import type { AccessRule } from '@warsha/contract/access.ts'
import type { MessageKey } from '@warsha/i18n/message-key.ts'
import type { IconComponent } from '@warsha/ui/create-icon.tsx'

/** A screen of the console with its link in the menu. */
export type Screen = {
  path: `/${string}`
  title: MessageKey
  icon: IconComponent
  /** Of the call that the screen is made of: who may not use it does not see the screen. */
  access: AccessRule
  /** The key after `g`, by its place on the keyboard. */
  key?: string
}
