let isPressed = false
const waiting: (() => void)[] = []

function press(): void {
  isPressed = true
}

/** The click comes after the release, in the same turn. */
function release(): void {
  setTimeout(() => {
    isPressed = false
    for (const go of waiting.splice(0)) go()
  })
}

if (typeof window !== 'undefined') {
  window.addEventListener('pointerdown', press, true)
  for (const end of ['pointerup', 'pointercancel'] as const) window.addEventListener(end, release, true)
  // Of the window alone: a field that loses the focus to the press does not end it.
  window.addEventListener('blur', release)
}

/** Resolves once no pointer is pressed: a row that moves between press and release would lose its click. */
export function whenReleased(): Promise<void> {
  return isPressed ? new Promise((resolve) => waiting.push(resolve)) : Promise.resolve()
}
