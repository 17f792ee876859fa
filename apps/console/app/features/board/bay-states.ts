import type { BayState } from '@warsha/contract/console/booking/board.rest.ts'
import type { IconComponent } from '@warsha/ui/create-icon.tsx'
import { AlertIcon, CheckIcon, ClockIcon, CloseIcon, UserIcon } from '@warsha/ui/icons.tsx'
import { BlockedIcon } from '@warsha/ui/later-icons.tsx'
import { CalendarIcon, CarIcon, PlusIcon } from '@warsha/ui/shop-icons.tsx'
import type { StatusTone } from '~/components/status-badge.tsx'

/** In the order of the legend. */
export const shownStates = [
  'free',
  'held',
  'booked',
  'walk_in',
  'arrived',
  'done',
  'late',
  'missed',
  'closed',
] as const satisfies readonly BayState[]

type Look = { icon: IconComponent; tone: StatusTone; cell: string }

/** Each state has a sign and an edge of its own beside its word, so that colour alone tells nothing. */
export const looks: Record<BayState, Look> = {
  free: { icon: PlusIcon, tone: 'plain', cell: 'border border-dashed border-outline bg-surface text-muted' },
  held: {
    icon: ClockIcon,
    tone: 'waiting',
    cell: 'border-2 border-dashed border-amber bg-amber-tint text-amber-deep',
  },
  booked: { icon: CalendarIcon, tone: 'info', cell: 'border border-info bg-info-tint text-info' },
  walk_in: { icon: UserIcon, tone: 'info', cell: 'border-4 border-double border-info bg-surface text-info' },
  arrived: {
    icon: CarIcon,
    tone: 'good',
    cell: 'border border-s-4 border-link bg-brand-tint text-brand-deep',
  },
  done: { icon: CheckIcon, tone: 'plain', cell: 'border border-transparent bg-ground text-ink' },
  late: { icon: AlertIcon, tone: 'bad', cell: 'border-2 border-danger bg-danger-tint text-danger' },
  missed: {
    icon: BlockedIcon,
    tone: 'plain',
    cell: 'border border-dotted border-danger bg-surface text-danger',
  },
  closed: { icon: CloseIcon, tone: 'plain', cell: 'hatched border border-line text-muted' },
}
