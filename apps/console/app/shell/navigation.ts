import type { RestOperator } from '@warsha/contract/console/staff/staff.rest.ts'
import { mayCall } from '~/session/operator.ts'
import { administrationScreens } from './navigation/administration.ts'
import { catalogueScreens } from './navigation/catalogue.ts'
import { contentScreens } from './navigation/content.ts'
import { moneyScreens } from './navigation/money.ts'
import type { Screen } from './navigation/screen.ts'
import { workScreens } from './navigation/work.ts'

type ScreenGroup = 'work' | 'money' | 'catalogue' | 'content' | 'administration'

/** Every screen of the console, by the groups and in the order of the menu. */
const screenGroups: readonly { id: ScreenGroup; screens: readonly Screen[] }[] = [
  { id: 'work', screens: workScreens },
  { id: 'money', screens: moneyScreens },
  { id: 'catalogue', screens: catalogueScreens },
  { id: 'content', screens: contentScreens },
  { id: 'administration', screens: administrationScreens },
]

/** Groups with a screen that the operator may see. */
export function screenGroupsFor(operator: RestOperator): { id: ScreenGroup; screens: Screen[] }[] {
  return screenGroups
    .map(({ id, screens }) => ({ id, screens: screens.filter(({ access }) => mayCall(operator, access)) }))
    .filter(({ screens }) => screens.length > 0)
}

export function screensFor(operator: RestOperator): Screen[] {
  return screenGroupsFor(operator).flatMap(({ screens }) => screens)
}
