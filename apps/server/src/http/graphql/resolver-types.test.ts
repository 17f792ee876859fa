import { expect, test } from 'vitest'
import type { ChannelsResolvers } from './resolvers.generated.ts'

// The compiler is what is tested: each expectation fails the type check when it no longer refuses.

type Nodes = { Channel: { slug: string; name: string; isActive: boolean; currency: string } }
type Channels = ChannelsResolvers<Nodes>

const metadata = {
  metadata: () => [],
  metafield: () => null,
  metafields: () => ({}),
  privateMetadata: () => [],
  privateMetafield: () => null,
  privateMetafields: () => null,
}
const query = { channel: () => null, channels: () => [] }

test('resolvers that fit the schema are accepted, and fields that the node has need none', () => {
  const resolvers = {
    Query: query,
    Channel: { ...metadata, id: ({ slug }) => slug, currencyCode: ({ currency }) => currency },
  } satisfies Channels
  expect(Object.keys(resolvers.Channel)).not.toContain('name')
})

test('what does not fit the schema is refused', () => {
  const resolvers: Channels[] = [
    // @ts-expect-error nobody resolves `currencyCode`, and the node does not have it
    { Query: query, Channel: { ...metadata, id: () => '1' } },
    // @ts-expect-error an id is text
    { Query: query, Channel: { ...metadata, id: () => 1, currencyCode: () => 'OMR' } },
    {
      // @ts-expect-error a channel is looked up by id or slug
      Query: { ...query, channel: (_root, { colour }) => colour },
      Channel: { ...metadata, id: () => '1', currencyCode: () => 'OMR' },
    },
  ]
  expect(resolvers).toHaveLength(3)
})
