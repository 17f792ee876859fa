/** A field in words, with its value before and after. */
export type NamedChange = { name: string; label: string; before: string; after: string }

export function ChangeList({ changes }: { changes: readonly NamedChange[] }) {
  return (
    <ul className="grid gap-0.5">
      {changes.map(({ name, label, before, after }) => (
        <li key={name} className="flex flex-wrap items-baseline gap-x-2">
          <span className="text-muted">{label}</span>
          {before && (
            <del className="max-w-full truncate text-muted">
              <bdi>{before}</bdi>
            </del>
          )}
          <ins className="max-w-full truncate font-medium no-underline">
            <bdi>{after || '–'}</bdi>
          </ins>
        </li>
      ))}
    </ul>
  )
}
