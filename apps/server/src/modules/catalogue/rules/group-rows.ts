import type { Translations } from '#kernel/described-attributes.ts'
import type { LanguageCode } from '#kernel/texts.ts'
import type { Channel } from './catalogue.ts'

/** Rows under the id they belong to, in their order. */
export function groupBy<Key extends string, Row extends { [Name in Key]: number }, Made = Row>(
  rows: readonly Row[],
  key: Key,
  make: (row: Row) => Made,
): Map<number, Made[]> {
  const groups = new Map<number, Made[]>()
  for (const row of rows) {
    const group = groups.get(row[key])
    if (group) group.push(make(row))
    else groups.set(row[key], [make(row)])
  }
  return trimmed(groups)
}

/** Translation rows under the id they belong to, then under their language. */
export function groupTranslations<
  Key extends string,
  Row extends { languageCode: LanguageCode } & { [Name in Key]: number },
  Texts,
>(rows: readonly Row[], key: Key, toTexts: (row: Row) => Texts): Map<number, Translations<Texts>> {
  const groups = new Map<number, Partial<Record<LanguageCode, Texts>>>()
  for (const row of rows) {
    const group = groups.get(row[key]) ?? {}
    group[row.languageCode] = toTexts(row)
    groups.set(row[key], group)
  }
  return groups
}

/** Rows of one owner, each at its channel's index. A channel that is not known yet comes with a notice of its own. */
export function groupByChannel<
  Key extends string,
  Row extends { channelId: number } & { [Name in Key]: number },
  Made,
>(
  rows: readonly Row[],
  key: Key,
  channels: ReadonlyMap<number, Channel>,
  make: (row: Row) => Made,
): Map<number, (Made | undefined)[]> {
  const groups = new Map<number, (Made | undefined)[]>()
  for (const row of rows) {
    const channel = channels.get(row.channelId)
    if (!channel) continue
    const group = groups.get(row[key]) ?? []
    while (group.length < channel.index) group.push(undefined)
    group[channel.index] = make(row)
    groups.set(row[key], group)
  }
  return trimmed(groups)
}

/** A list that was filled by pushing has room for sixteen more, which is a third of what a product takes. */
function trimmed<Item>(groups: Map<number, Item[]>): Map<number, Item[]> {
  for (const [key, group] of groups) groups.set(key, group.slice())
  return groups
}
