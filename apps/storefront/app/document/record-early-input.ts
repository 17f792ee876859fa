/**
 * Records what the shopper does before the page can respond: presses, ticks, choices and text, in their order. React
 * must not see these events, because `session/early-input.ts` repeats each of them once it has taken over. Links and
 * forms that work by themselves are left to the browser, unless a button was pressed before them.
 *
 * Goes into the head of the page as text, so it knows nothing but the browser.
 */
export function recordEarlyInput(): void {
  const entries: EarlyInput[] = []
  const recorder: EarlyInputRecorder = { entries, isReplaying: false, stop }
  const listeners: Record<string, (event: Event) => void> = { click, input, change, submit }

  document.currentScript?.remove()
  window.earlyInput = recorder
  for (const name in listeners) addEventListener(name, listeners[name] as EventListener, true)
  // A page that is shown again by Back has nothing pressed.
  addEventListener('pagehide', () => {
    for (const pressed of document.querySelectorAll('[data-pressed]')) pressed.removeAttribute('data-pressed')
  })

  function stop(): void {
    delete window.earlyInput
    for (const name in listeners) removeEventListener(name, listeners[name] as EventListener, true)
  }

  function hold(event: Event, entry: EarlyInput): void {
    event.stopPropagation()
    entries.push(entry)
  }

  /** Input after a recorded press is replayed after it. */
  function isBehindPress(): boolean {
    return recorder.isReplaying || entries.some(({ kind }) => kind === 'press' || kind === 'submit')
  }

  function click(event: Event): void {
    const target = (event.target as Element).closest<HTMLElement>('button,a[href],input')
    // A click made by a script is a repeated one, or none of ours.
    if (!target || !event.isTrusted) return
    if (target instanceof HTMLAnchorElement) follow(event as MouseEvent, target)
    else if (target instanceof HTMLInputElement) tick(event, target)
    else press(event, target as HTMLButtonElement)
  }

  function press(event: Event, target: HTMLButtonElement): void {
    target.setAttribute('data-pressed', '')
    // Behind the click that submits a form comes the form's own event.
    if (!target.form || target.type !== 'submit') hold(event, { kind: 'press', target })
  }

  function tick(event: Event, target: HTMLInputElement): void {
    if (isTickable(target)) hold(event, { kind: 'check', target, isChecked: target.checked })
  }

  function isTickable({ type }: HTMLInputElement): boolean {
    return type === 'checkbox' || type === 'radio'
  }

  function follow(event: MouseEvent, link: HTMLAnchorElement): void {
    const opensElsewhere = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey || link.target
    if (opensElsewhere || link.origin !== location.origin || link.hash) return
    const note = navigator.onLine ? null : document.getElementById('offline-note')
    if (note && !recorder.isReplaying) {
      event.preventDefault()
      event.stopPropagation()
      note.hidden = false
      addEventListener('online', () => note.toggleAttribute('hidden', true), { once: true })
      return
    }
    link.setAttribute('data-pressed', '')
    if (isBehindPress()) {
      event.preventDefault()
      hold(event, { kind: 'press', target: link })
      setTimeout(() => window.earlyInput && !recorder.isReplaying && location.assign(link.href), 15_000)
    } else if (link.dataset.history === 'replace') {
      event.preventDefault()
      event.stopPropagation()
      location.replace(link.href)
    }
  }

  function input(event: Event): void {
    const target = event.target as HTMLInputElement
    if (!event.isTrusted || isTickable(target) || (target as Element) instanceof HTMLSelectElement) return
    const last = entries.at(-1)
    const isSame = last?.kind === 'text' && last.target === target
    if (isSame) entries.pop()
    hold(event, { kind: 'text', target, value: target.value })
  }

  function change(event: Event): void {
    const target = event.target
    if (event.isTrusted && target instanceof HTMLSelectElement)
      hold(event, { kind: 'select', target, value: target.value })
  }

  function submit(event: Event): void {
    const target = event.target as HTMLFormElement
    // The browser trusts a repeated submit as well.
    if (!event.isTrusted || target === recorder.submitting) return
    // A form with an address takes its own fields along.
    if (target.getAttribute('action') && !isBehindPress()) return
    event.preventDefault()
    const { submitter } = event as SubmitEvent
    hold(event, { kind: 'submit', target, submitter })
  }
}

export type EarlyInput =
  | { kind: 'press'; target: HTMLElement }
  | { kind: 'check'; target: HTMLInputElement; isChecked: boolean }
  | { kind: 'text'; target: HTMLInputElement; value: string }
  | { kind: 'select'; target: HTMLSelectElement; value: string }
  | { kind: 'submit'; target: HTMLFormElement; submitter: HTMLElement | null }

export type EarlyInputRecorder = {
  /** In the order in which they happened. */
  entries: EarlyInput[]
  /** The page has taken over and works through the entries; what is pressed meanwhile comes after them. */
  isReplaying: boolean
  /** The form whose submit is just being repeated. */
  submitting?: HTMLFormElement
  stop(): void
}

declare global {
  interface Window {
    /** There until the page has taken over and has repeated everything. */
    earlyInput?: EarlyInputRecorder
  }
}
