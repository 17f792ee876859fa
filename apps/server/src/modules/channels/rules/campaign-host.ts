/** The campaign's pages are for its partner's hosts, which contain the marker, and for one's own machine. */
export function isCampaignHost(host: string, marker: string): boolean {
  const name = host.toLowerCase().replace(/:\d*$/, '')
  return name.includes(marker.toLowerCase()) || name === 'localhost'
}
