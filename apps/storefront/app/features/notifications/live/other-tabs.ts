/** Message of one tab to the others, so that no bell stays lit for a notification read elsewhere. */
export type TabMessage = { kind: 'seen'; id: string }

const channelName = 'warsha:notifications'

export function tellOtherTabs(message: TabMessage): void {
  if (typeof BroadcastChannel === 'undefined') return
  const channel = new BroadcastChannel(channelName)
  channel.postMessage(message)
  channel.close()
}

/** Returns the way to stop listening. */
export function hearOtherTabs(listener: (message: TabMessage) => void): () => void {
  if (typeof BroadcastChannel === 'undefined') return () => undefined
  const channel = new BroadcastChannel(channelName)
  channel.addEventListener('message', ({ data }) => {
    if (data?.kind === 'seen' && typeof data.id === 'string') listener({ kind: 'seen', id: data.id })
  })
  return () => channel.close()
}
