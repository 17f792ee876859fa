/** A class or property that names a side of the screen, and its line. */
export type Found = { line: number; word: string }
