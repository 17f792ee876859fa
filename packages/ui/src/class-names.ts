/** Joins the classes that apply; `false`, `null` and `undefined` stand for "not now". */
export function classNames(...classes: (string | false | null | undefined)[]): string {
  return classes.filter(Boolean).join(' ')
}
