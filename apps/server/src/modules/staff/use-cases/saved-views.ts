import { inTransaction } from '#kernel/database/transaction.ts'
import { sanitiseText } from '#kernel/markup/sanitise-text.ts'
import { type Outcome, ok, refuse } from '#kernel/outcome.ts'
import type { StaffMember } from '../rules/staff-member.ts'
import { deleteView, listViews, type SavedView, saveView } from '../storage/view-queries.ts'
import type { StaffContext } from './staff-context.ts'

type Context = Pick<StaffContext, 'db'>
type Viewer = Pick<StaffMember, 'id' | 'permissions'>

export type ShownView = SavedView & { isOwn: boolean; isRemovable: boolean }

export async function listViewsFor({ db }: Context, member: Viewer, list: string): Promise<ShownView[]> {
  return (await listViews(db, { memberId: member.id, list })).map((view) => toShown(view, member))
}

/** Views are an operator's desk, no change of the shop: they stand in no log. */
export async function saveOwnView(
  { db }: Context,
  member: Viewer & Pick<StaffMember, 'name'>,
  { list, name, search, isShared }: { list: string; name: string; search: string; isShared: boolean },
): Promise<Outcome<ShownView, 'VIEWS_FULL'>> {
  const view = {
    memberId: member.id,
    list,
    name: sanitiseText(name),
    search: isShared ? withoutWords(search) : search,
    isShared,
  }
  return inTransaction(db, async (tx) => {
    const id = await saveView(tx, view)
    return id === undefined ? refuse('VIEWS_FULL') : ok(toShown({ ...view, id, by: member.name }, member))
  })
}

export async function removeView(
  { db }: Context,
  member: Viewer,
  id: number,
): Promise<Outcome<undefined, 'NOT_FOUND'>> {
  const isGone = await deleteView(db, { id, memberId: member.id, managesStaff: managesStaff(member) })
  return isGone ? ok(undefined) : refuse('NOT_FOUND')
}

function toShown(view: SavedView, member: Viewer): ShownView {
  const isOwn = view.memberId === member.id
  return { ...view, isOwn, isRemovable: isOwn || managesStaff(member) }
}

const managesStaff = ({ permissions }: Viewer) => permissions.has('staff.write')

/** Words that an operator has searched for may be the name or the phone of a customer. */
function withoutWords(search: string): string {
  const query = new URLSearchParams(search)
  query.delete('search')
  return query.toString()
}
