import { expect, test } from 'vitest'
import { onlyChannel, sampleCatalogue, sampleNow } from '../samples/catalogue-samples.ts'
import { createChannelListings } from './channel-listing.ts'

const now = sampleNow.getTime()

test('a request that waited gets the present listing; it is not made anew for a moment in the past', () => {
  const store = sampleCatalogue({ products: [{ slug: 'a' }, { slug: 'b' }] })
  const listings = createChannelListings(store)
  const channel = onlyChannel(store)
  const present = listings.at(channel, now)
  expect(listings.at(channel, now - 500)).toBe(present)
  expect(listings.at(channel, now + 500)).toBe(present)
  expect(listings.at(channel, now - 3_600_000)).not.toBe(present)
})
