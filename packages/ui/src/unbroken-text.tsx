/** A sentence whose isolated parts (a span of hours, a price) stand on one line each, wherever the rest of it breaks. */
export function UnbrokenText({ text }: { text: string }) {
  return text.split(isolated).map((part, at) =>
    part.startsWith('\u2068') ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other names
      <span key={at} className="whitespace-nowrap">
        {part}
      </span>
    ) : (
      part
    ),
  )
}

const isolated = /(\u2068[^\u2069]*\u2069)/
