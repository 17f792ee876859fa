import { expect, test } from 'vitest'
import { csvRecord } from './csv.ts'

test.each([
  [['a', 7, null, true], 'a,7,,true'],
  [['a,b', 'say "hi"', 'two\nlines'], '"a,b","say ""hi""","two\nlines"'],
  [['=1+1', '+968', '-x', '@y', '\tz'], "'=1+1,'+968,'-x,'@y,'\tz"],
  [['=HYPERLINK("http://evil","x")'], '"\'=HYPERLINK(""http://evil"",""x"")"'],
  [["'=1", "''=1", "'a"], "''=1,'''=1,'a"],
  [['\r=1'], '"\'\r=1"'],
  [['\u0000=1'], "'\u0000=1"],
  // A number is no text: it stays one that can be summed.
  [[-500], '-500'],
  [['زبون', "O'Neil"], "زبون,O'Neil"],
] as const)('%j is written as %j', (values, record) => {
  expect(csvRecord(values)).toBe(`${record}\r\n`)
})
