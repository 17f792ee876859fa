import { listServiceCentresCall } from '@warsha/contract/console/booking/service-centres.calls.ts'
import { listInvariantsCall } from '@warsha/contract/console/health/health.calls.ts'
import { listImportsCall } from '@warsha/contract/console/imports/imports.calls.ts'
import { listPlacesCall } from '@warsha/contract/console/locations/places.calls.ts'
import { readSettingsCall } from '@warsha/contract/console/settings/settings.calls.ts'
import { listChangesCall } from '@warsha/contract/console/staff/log.calls.ts'
import { listStaffCall } from '@warsha/contract/console/staff/members.calls.ts'
import { listConsoleModelsCall } from '@warsha/contract/console/vehicles/cars.calls.ts'
import { PinIcon, UserIcon, WrenchIcon } from '@warsha/ui/icons.tsx'
import { DocumentIcon, GlobeIcon, OrdersIcon } from '@warsha/ui/later-icons.tsx'
import { CarIcon, ShieldIcon } from '@warsha/ui/shop-icons.tsx'
import type { Screen } from './screen.ts'

export const administrationScreens: readonly Screen[] = [
  {
    path: '/centres',
    title: 'console.nav.centres',
    icon: PinIcon,
    access: listServiceCentresCall.access,
    key: 'KeyS',
  },
  {
    path: '/places',
    title: 'console.nav.places',
    icon: GlobeIcon,
    access: listPlacesCall.access,
    key: 'KeyX',
  },
  {
    path: '/cars',
    title: 'console.nav.cars',
    icon: CarIcon,
    access: listConsoleModelsCall.access,
    key: 'KeyY',
  },
  {
    path: '/imports',
    title: 'console.nav.imports',
    icon: DocumentIcon,
    access: listImportsCall.access,
  },
  {
    path: '/settings',
    title: 'console.nav.settings',
    icon: WrenchIcon,
    access: readSettingsCall.access,
    key: 'KeyZ',
  },
  {
    path: '/people',
    title: 'console.nav.people',
    icon: UserIcon,
    access: listStaffCall.access,
    key: 'KeyP',
  },
  {
    path: '/log',
    title: 'console.nav.log',
    icon: OrdersIcon,
    access: listChangesCall.access,
    key: 'KeyL',
  },
  {
    path: '/health',
    title: 'console.nav.health',
    icon: ShieldIcon,
    access: listInvariantsCall.access,
    key: 'KeyH',
  },
]
