import { z } from 'zod'
import { consoleRefusals } from '../console-shapes.ts'

export const consoleChannelShape = z.object({ id: z.int(), slug: z.string(), name: z.string() })

export type RestConsoleChannel = z.infer<typeof consoleChannelShape>

export const listConsoleChannelsSchema = {
  tags: ['channels'],
  response: { 200: z.object({ data: z.array(consoleChannelShape) }), ...consoleRefusals },
}
