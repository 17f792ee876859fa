/** What a Vitest test is known to have done, as its report has it (scripts/testing/note-evidence.ts). */
export type Evidence = { asked?: boolean; tries?: number; isMeantToFail?: boolean }
