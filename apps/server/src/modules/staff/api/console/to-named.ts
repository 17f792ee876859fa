import { toGlobalId } from '@warsha/contract/ids/global-id.ts'
import type { NamedMember } from '../../use-cases/read-log.ts'

export function toNamed(member: NamedMember | undefined) {
  return member ? { id: toGlobalId('Operator', member.publicId), name: member.name } : null
}
