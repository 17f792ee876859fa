import type { MessageKey } from '@warsha/i18n/message-key.ts'
import { useMatches } from 'react-router'
import type { PageDomain } from '~/session/common-domains.ts'

/** What a route asks of the frame around it: `export const handle = { … } satisfies FrameHandle`. */
export type FrameHandle = {
  /** The texts of the page, beside those of the frame, as `loadTexts` returns them. */
  texts?: readonly PageDomain[]
  /** `none` leaves the head of the page to the route, which may use `BackHeader` itself. */
  header?: 'main' | 'back' | 'none'
  /** The back header's title. */
  title?: MessageKey
  /** Where the back arrow leads, without the language; one step back in history when absent. */
  backTo?: string
  hasBottomBar?: boolean
  hasFooter?: boolean
  /** Shows the purchase steps with this one as the current. */
  step?: CartStep
  /** Colour of the browser's own bar around the page. */
  themeColor?: string
}

export type CartStep = 1 | 2 | 3

/** The innermost route has the last word on each point. */
export function useFrameHandle(): FrameHandle {
  return mergeHandles(useMatches().map((match) => match.handle))
}

export function mergeHandles(handles: unknown[]): FrameHandle {
  return Object.assign({}, ...handles) as FrameHandle
}
