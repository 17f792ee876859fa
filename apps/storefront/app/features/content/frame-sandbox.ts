/**
 * Permissions of a framed page: forms, scripts and tabs of its own. It may be of its own origin (and so remember who it
 * talks to) only when that is not ours: a page of ours with scripts could take the sandbox off.
 */
export function frameSandbox(address: string, ownOrigin: string): string {
  const isElsewhere = new URL(address, ownOrigin).origin !== ownOrigin
  return `allow-forms allow-scripts allow-popups allow-popups-to-escape-sandbox${isElsewhere ? ' allow-same-origin' : ''}`
}
