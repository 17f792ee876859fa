/** Recorded behaviour of a Vitest test, as its report has it (scripts/testing/note-evidence.ts). */
export type Evidence = { asked?: boolean; tries?: number; isMeantToFail?: boolean }
