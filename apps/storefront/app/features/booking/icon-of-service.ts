import type { IconComponent } from '@warsha/ui/create-icon.tsx'
import { WrenchIcon } from '@warsha/ui/icons.tsx'
import {
  BatteryIcon,
  BrakeIcon,
  DropletIcon,
  FuelIcon,
  InspectionIcon,
  SnowflakeIcon,
  TyreIcon,
} from '@warsha/ui/later-icons.tsx'
import {
  BoxIcon,
  CarIcon,
  GiftIcon,
  SparklesIcon,
  StoreIcon,
  TagIcon,
  TruckIcon,
} from '@warsha/ui/shop-icons.tsx'

/** By a word of the slug, the first that occurs; any other service gets a wrench. */
const icons: readonly (readonly [word: RegExp, icon: IconComponent])[] = [
  [/oil/, DropletIcon],
  [/tyre/, TyreIcon],
  [/battery/, BatteryIcon],
  [/wash|care/, SparklesIcon],
  [/fuel|gas/, FuelIcon],
  [/mobile|roadside/, CarIcon],
  [/brake/, BrakeIcon],
  [/air-cond|cooling/, SnowflakeIcon],
  [/inspection|check/, InspectionIcon],
  [/package|bundle/, GiftIcon],
  [/accessor/, TagIcon],
  [/part/, BoxIcon],
  [/delivery/, TruckIcon],
  [/centre|shop/, StoreIcon],
]

export function iconOfService(slug: string): IconComponent {
  return icons.find(([word]) => word.test(slug))?.[1] ?? WrenchIcon
}
