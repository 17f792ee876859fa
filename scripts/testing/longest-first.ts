import { BaseSequencer, type TestSpecification } from 'vitest/node'

/**
 * Files that take longest, in that order. Durations are known from an earlier run only, and in a fresh copy there is
 * none: a long file that begins last would keep one worker busy while the others have nothing left.
 */
const longest = [
  'scripts/readme-commands.http.test.ts',
  'src/kill-points.http.test.ts',
  'embedded-postgres/start-embedded-postgres.test.ts',
  'catalogue/api/shop/stored-lists.api.test.ts',
  'catalogue/storage/list-queries.test.ts',
  'identity/api/shop/abuse.api.test.ts',
  'catalogue/api/shop/large-catalogue.api.test.ts',
  'checkout/use-cases/reserve.race.test.ts',
  'payments/api/console/operator-refunds.http.test.ts',
  'purchase/api/shop/purchase.http.test.ts',
  'purchase/api/shop/wallet-payment.http.test.ts',
  'src/authorization.http.test.ts',
  'kernel/jobs/jobs.test.ts',
  'host/access/route-access.http.test.ts',
  'host/drain.http.test.ts',
  'testing/leave-nothing-behind.test.ts',
  'identity/api/shop/tokens.api.test.ts',
  'events/killed-process.test.ts',
  'events/events.test.ts',
  'purchase/api/shop/reports.property.http.test.ts',
  'src/seed/demo-shop.test.ts',
  'kernel/database/backup.test.ts',
  'host/frozen-database.http.test.ts',
]

/** The usual order, except that the longest files of a group begin first. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const usual = await super.sort(files)
    return usual.sort((a, b) => groupOf(a) - groupOf(b) || rankOf(a) - rankOf(b))
  }
}

function groupOf({ project }: TestSpecification): number {
  return project.config.sequence.groupOrder
}

function rankOf({ moduleId }: TestSpecification): number {
  const rank = longest.findIndex((end) => moduleId.endsWith(end))
  return rank === -1 ? longest.length : rank
}
