/** The ways a code can be sent. What carries them is configuration. */
export const messagingServices = [
  { value: 'sms', isDefault: true },
  { value: 'whatsapp', isDefault: false },
] as const

export type MessagingService = (typeof messagingServices)[number]['value']

export function findMessagingService(value: string): MessagingService | undefined {
  const wanted = value.trim().toLowerCase()
  return messagingServices.find((service) => service.value === wanted)?.value
}
