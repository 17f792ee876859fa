import { expect, test } from 'vitest'
import { iconOfService } from './icon-of-service.ts'

test('[UX-170] each kind of work has a sign of its own', () => {
  const kinds = [
    'oil-change',
    'tyre-fitting',
    'battery-fitting',
    'car-wash',
    'fuel',
    'parts-fitting',
    'brake-service',
    'air-conditioning',
    'inspection',
    'roadside-help',
    'service-packages',
    'accessory-fitting',
  ]
  expect(new Set(kinds.map(iconOfService)).size).toBe(kinds.length)
})
