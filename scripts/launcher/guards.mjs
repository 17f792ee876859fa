/** Every scripts/check-*.ts with the title it has in `npm test`; a guard that is not listed here fails a test. */
export const guards = [
  { title: 'Architecture', file: 'scripts/check-architecture.ts' },
  { title: 'Direction classes', file: 'scripts/check-direction-classes.ts' },
  { title: 'Generated types', file: 'scripts/check-generated.ts' },
  { title: 'Exports', file: 'scripts/check-exports.ts' },
  { title: 'Tests that run', file: 'scripts/check-tests-run.ts' },
]
