// The health check of a container, which has no shell and no curl: node check-health.mjs /health/live
const [path = '/health/live'] = process.argv.slice(2)
const answer = await fetch(`http://127.0.0.1:${process.env.PORT ?? 3000}${path}`, {
  signal: AbortSignal.timeout(2500),
}).catch(() => undefined)
process.exit(answer?.ok ? 0 : 1)
