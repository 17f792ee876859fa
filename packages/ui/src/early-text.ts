import type { ChangeEvent, InputEvent } from 'react'

type TextControl = HTMLInputElement | HTMLTextAreaElement
type OnChange<Control extends TextControl> = (event: ChangeEvent<Control>) => void

/**
 * The handlers of a text field whose text may be older than the page's scripts. React took that text over as it stood, so
 * its `onChange` sees no change in it; `onInput` is told of every event. Only the events that a script makes go that way,
 * which repeat what was typed before.
 */
export function textHandlers<Control extends TextControl>(onChange: OnChange<Control>) {
  return {
    onChange,
    onInput(event: InputEvent<Control>) {
      if (!event.isTrusted) onChange(event as unknown as ChangeEvent<Control>)
    },
  }
}
