import type { Locale } from '@warsha/contract/locale/locale.ts'
import type { Metadata } from '#kernel/texts.ts'

/** An account, made by phone, by e-mail, or both. */
export type Customer = {
  id: number
  publicId: string
  phone: string | null
  email: string | null
  passwordHash: string | null
  firstName: string
  lastName: string
  language: Locale
  isActive: boolean
  isConfirmed: boolean
  metadata: Metadata
  nationalId: string
  cardLastFour: string
  driverCodeHash: string | null
  lastLoginAt: Date | null
  createdAt: Date
  updatedAt: Date
}

export type Session = {
  publicId: string
  kind: 'customer' | 'driver'
  generation: number
  rotatedAt: Date
  expiresAt: Date
}

/** Saleor's accounts all have an e-mail address. This one is a placeholder, and is never shown. */
export function emailOf({ email, publicId }: Pick<Customer, 'email' | 'publicId'>): string {
  return email ?? `${publicId}@phone.invalid`
}
