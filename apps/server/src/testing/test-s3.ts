/** A store that speaks S3, which `npm run rehearse -- media` starts: `http://key:secret@host:port/bucket`. */
export function testS3() {
  const given = process.env.WARSHA_TEST_S3_URL
  if (!given) return undefined
  const { origin, pathname, username, password } = new URL(given)
  return {
    endpoint: origin,
    bucket: pathname.slice(1),
    region: 'us-east-1',
    accessKeyId: decodeURIComponent(username),
    secretAccessKey: decodeURIComponent(password),
  }
}
