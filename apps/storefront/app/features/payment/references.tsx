/** Numbers to tell the support on the phone; missing ones are left out. */
export function References({
  entries,
}: {
  entries: readonly (readonly [string, string | null | undefined])[]
}) {
  const known = entries.filter(([, value]) => value)
  if (known.length === 0) return null
  return (
    <dl className="grid w-full gap-2 rounded-card border border-line bg-surface p-4 text-sm">
      {known.map(([label, value]) => (
        <div key={label} className="flex flex-wrap items-baseline justify-between gap-x-3 gap-y-0.5">
          <dt className="shrink-0 text-start text-muted">{label}</dt>
          <dd className="min-w-0 text-start font-semibold break-all">
            <bdi dir="ltr">{value}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  )
}
