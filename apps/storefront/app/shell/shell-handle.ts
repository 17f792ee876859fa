import type { MessageKey } from '@warsha/i18n/message-key.ts'
import { useLocation, useMatches } from 'react-router'
import type { PageDomain } from '~/session/common-domains.ts'

/** A route's settings for the frame around it: `export const handle = { … } satisfies ShellHandle`. */
export type ShellHandle = {
  /** The texts of the page, beside those of the frame, as `loadTexts` returns them. */
  texts?: readonly PageDomain[]
  /** `none` leaves the head of the page to the route, which may use `BackHeader` itself. */
  header?: 'main' | 'back' | 'none'
  /** The back header's title; of a route with several screens, by its parameters and query. */
  title?: MessageKey | ((params: Params, query: URLSearchParams) => MessageKey)
  /** Where the back arrow leads, without the language; one step back in history when absent. */
  backTo?: string
  hasBottomBar?: boolean
  /** False for a page behind a link that is about one order: it does not depend on the place. */
  asksPlace?: boolean
  hasFooter?: boolean
  /** A page of the account: beside it, where there is room, stand the others. */
  isAccount?: boolean
  /** Shows the purchase steps with this one as the current. */
  step?: CartStep
  /** Colour of the browser's own bar around the page. */
  themeColor?: string
}

type Params = Readonly<Record<string, string | undefined>>

type ResolvedHandle = Omit<ShellHandle, 'title'> & { title: MessageKey | undefined }

export type CartStep = 1 | 2 | 3

/** The innermost route has the last word on each point. */
export function useFrameHandle(): ResolvedHandle {
  const matches = useMatches()
  const { search } = useLocation()
  const { title, ...handle } = mergeHandles(matches.map((match) => match.handle))
  if (typeof title !== 'function') return { ...handle, title }
  return { ...handle, title: title(matches.at(-1)?.params ?? {}, new URLSearchParams(search)) }
}

export function mergeHandles(handles: unknown[]): ShellHandle {
  return Object.assign({}, ...handles) as ShellHandle
}
