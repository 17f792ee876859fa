import type { EarlyInput } from '../document/record-early-input.ts'

/** A boundary that is not hydrated by then, or a control that is busy so long, is given up. */
const patienceMs = 10_000
const pollMs = 20

/** Called when the page has taken over: repeats what was done before, in order, once each. */
export function replayEarlyInput(): void {
  const recorder = window.earlyInput
  if (!recorder) return
  if (recorder.entries.length === 0) {
    recorder.stop()
    return
  }
  recorder.isReplaying = true
  replayAll(recorder.entries).finally(recorder.stop)
}

async function replayAll(entries: EarlyInput[]): Promise<void> {
  // Outside of React's effects, where it could not hydrate a part of the page at once.
  await nextTask()
  for (let entry = entries.shift(); entry; entry = entries.shift()) {
    const isTaken = await isReady(entry.target)
    entry.target.removeAttribute('data-pressed')
    if (isTaken) repeat(entry)
    // Each one sees what the one before it has changed.
    await nextTask()
  }
}

/** Waits until the control takes input; false when it has gone. */
async function isReady(target: HTMLElement): Promise<boolean> {
  const until = performance.now() + patienceMs
  while (target.isConnected && performance.now() < until) {
    if (isHydrated(target) && target.ariaBusy !== 'true') return true
    await nextTask(pollMs)
  }
  return false
}

/**
 * React hydrates a waiting part of the page at once when a key is released in it, and lets the event through only if
 * that worked.
 */
function isHydrated(target: HTMLElement): boolean {
  let hasArrived = false
  const arrive = () => {
    hasArrived = true
  }
  target.addEventListener('keyup', arrive, true)
  target.dispatchEvent(new KeyboardEvent('keyup', { bubbles: true }))
  target.removeEventListener('keyup', arrive, true)
  return hasArrived
}

function repeat(entry: EarlyInput): void {
  switch (entry.kind) {
    case 'press':
      entry.target.click()
      return
    case 'check':
      // The click turns it round, which is what React reports as a change.
      entry.target.checked = !entry.isChecked
      entry.target.click()
      return
    case 'text':
      repeatText(entry)
      return
    case 'select':
      entry.target.value = entry.value
      entry.target.dispatchEvent(new Event('change', { bubbles: true }))
      return
    case 'submit':
      entry.submitter?.removeAttribute('data-pressed')
      repeatSubmit(entry)
  }
}

function repeatSubmit({ target, submitter }: Extract<EarlyInput, { kind: 'submit' }>): void {
  const recorder = window.earlyInput
  if (recorder) recorder.submitting = target
  target.requestSubmit(submitter)
  if (recorder) recorder.submitting = undefined
}

/**
 * The field listens for it by `textHandlers`. Its text is written only if React has put another one there meanwhile: the
 * keyboard of a phone may be in the middle of a word.
 */
function repeatText({ target, value }: Extract<EarlyInput, { kind: 'text' }>): void {
  if (target.value !== value) target.value = value
  target.dispatchEvent(new Event('input', { bubbles: true }))
}

function nextTask(ms = 0): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms))
}
