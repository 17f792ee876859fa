import { namedBy, type RecordNamers } from '#commands/record-names.ts'

export const channelNames: RecordNamers = {
  channel: namedBy('channels', 'name'),
}
