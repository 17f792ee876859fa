export type MessagingService = { value: string; isDefault: boolean; label: string; icon?: string | null }

/** The one used last, else the shop's usual one, else the first. One that is no longer offered counts as never used. */
export function chooseService<Service extends Pick<MessagingService, 'value' | 'isDefault'>>(
  offered: readonly Service[],
  usedLast: string,
): Service | undefined {
  return (
    offered.find(({ value }) => value === usedLast) ??
    offered.find(({ isDefault }) => isDefault) ??
    offered[0]
  )
}
