/** The ways a code can be sent. Their providers are configuration. */
const messagingServices = [
  { value: 'sms', isDefault: true },
  { value: 'whatsapp', isDefault: false },
] as const

export type MessagingService = (typeof messagingServices)[number]['value']

export type OfferedService = { value: MessagingService; isDefault: boolean }

/** Those that something can carry; the first of them is the default when the usual one is missing. */
export function offerServices(carried: ReadonlySet<string>): OfferedService[] {
  const offered = messagingServices.filter(({ value }) => carried.has(value))
  const usual = offered.find(({ isDefault }) => isDefault) ?? offered[0]
  return offered.map(({ value }) => ({ value, isDefault: value === usual?.value }))
}

export function findMessagingService(
  offered: readonly OfferedService[],
  value: string,
): MessagingService | undefined {
  const wanted = value.trim().toLowerCase()
  return offered.find((service) => service.value === wanted)?.value
}
