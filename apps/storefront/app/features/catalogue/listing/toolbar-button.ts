/** The two buttons above a list: quiet, but as tall as a fingertip. */
export const toolbarButtonClass =
  'inline-flex min-h-11 min-w-0 items-center justify-center gap-2 rounded-control border border-line bg-surface px-4 text-sm font-semibold transition-colors hover:border-brand disabled:cursor-not-allowed disabled:text-muted disabled:opacity-60 disabled:hover:border-line'
