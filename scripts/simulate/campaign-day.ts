import { campaignDay, needsOf } from './campaign.ts'
import { measured } from './measured.ts'

// node scripts/simulate/campaign-day.ts [orders a minute]: what the busiest hour of a campaign day needs, from measured costs.
const ordersPerMinute = Number(process.argv[2] ?? campaignDay.ordersPerMinute)
const need = needsOf({ ...campaignDay, ordersPerMinute })
const rows: [string, string][] = [
  [
    'orders a second: mean, 99th percentile, most',
    `${need.ordersPerSecond.mean.toFixed(0)}, ${need.ordersPerSecond.p99}, ${need.ordersPerSecond.most}`,
  ],
  ['cores for Node, busy to 60 %', need.nodeCores.toFixed(0)],
  ['cores for PostgreSQL, busy to 60 %', need.postgresCores.toFixed(1)],
  ['cores for a pooler', need.poolerCores.toFixed(2)],
  ['connections in use at once', need.connections.toFixed(0)],
  ['write-ahead log, MB a second', need.walMbPerSecond.toFixed(1)],
  ['disk for a campaign day, GB', need.diskGbPerDay.toFixed(0)],
  ['disk for the customers, GB', need.customersGb.toFixed(0)],
  ['processes of Node, and their memory in GiB', `${need.processes}, ${need.memoryGib.toFixed(0)}`],
  ['messages a second', need.messagesPerSecond.toFixed(0)],
  ['calls to gateways a second', need.gatewayPerSecond.toFixed(0)],
  [
    'orders a second in the busiest place, and its share',
    `${need.busiestPlace.perSecond}, ${(need.busiestPlace.share * 100).toFixed(0)} %`,
  ],
  [
    `orders a second at the busiest centre (one row takes ${measured.hotRowPerSecond})`,
    String(need.busiestCentrePerSecond),
  ],
]
for (const [what, value] of rows) console.log(`${what.padEnd(66)}${value}`)
