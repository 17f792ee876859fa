import { AlertIcon } from '@warsha/ui/icons.tsx'
import { expect, test } from 'vitest'
import { renderPart } from '~/session/testing/render-part.tsx'
import { MessagePage, type MessageTone } from './message-page.tsx'

test.each([
  [undefined, 'bg-brand-tint text-brand'],
  ['attention', 'bg-amber-tint text-amber-ink'],
  ['danger', 'bg-danger-tint text-danger'],
] as const)('a message of tone %s has its colour', async (tone: MessageTone | undefined, colours) => {
  const page = <MessagePage icon={AlertIcon} title="" text="" actions={null} {...(tone && { tone })} />
  expect((await renderPart(page, { lang: 'en', texts: [] })).html).toContain(`rounded-full ${colours}"`)
})
