import { classNames } from '@warsha/ui/class-names.ts'

/** Keys as they are printed on the keyboard, from the left in every language. */
export function KeyCaps({ keys, className }: { keys: readonly string[]; className?: string }) {
  return (
    <span dir="ltr" aria-hidden="true" className={classNames('flex gap-1', className)}>
      {keys.map((key) => (
        <kbd
          key={key}
          className="grid min-w-5 place-items-center rounded border border-line bg-ground px-1 font-sans text-[0.6875rem] leading-4.5 text-muted"
        >
          {key}
        </kbd>
      ))}
    </span>
  )
}
