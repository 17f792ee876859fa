import { describe, expect, test } from 'vitest'
import { readStatement } from './statement.ts'

const heading = 'kind,reference,payment,amount,fee,moment'
const moment = '2026-11-17T09:30:00+04:00'

function read(...lines: string[]) {
  const statement = readStatement([heading, ...lines].join('\r\n'))
  if (typeof statement === 'string') throw new Error(statement)
  return statement
}

describe('a statement', () => {
  test('has movements in baisa with their moments, in any order of columns', () => {
    const statement = readStatement(
      `\uFEFFMoment,Amount,Kind,Reference\n${moment},12.5,payout,"po ""1"", of two"\n`,
    )
    expect(statement).toMatchObject({
      entries: [
        {
          kind: 'payout',
          reference: 'po "1", of two',
          amount: 12_500,
          fee: 0,
          occurredAt: new Date('2026-11-17T05:30:00Z'),
          line: 2,
        },
      ],
      refused: [],
    })
  })

  test.each([
    ['kind', `gift,r1,,1,,${moment}`],
    ['reference', `fee,,,1,,${moment}`],
    ['amount', `fee,r1,,-1,,${moment}`],
    ['amount', `fee,r1,,0,,${moment}`],
    ['amount', `fee,r1,,1.2345,,${moment}`],
    ['fee', `charge,r1,,1,x,${moment}`],
    ['moment', 'fee,r1,,1,,2026-11-17'],
    ['moment', 'fee,r1,,1,,2026-11-17T09:30:00'],
    ['moment', 'fee,r1,,1,,2026-13-40T09:30:00Z'],
  ])('names the %s of a wrong line, and reads the others', (problem, line) => {
    const statement = read(`fee,before,,1,,${moment}`, line, `fee,behind,,2,,${moment}`)
    expect(statement.refused).toEqual([{ line: 3, problem }])
    expect(statement.entries.map(({ reference }) => reference)).toEqual(['before', 'behind'])
  })

  test('counts the lines of the file, also behind a cell with line breaks and empty lines', () => {
    const statement = read(`fee,"a\nb",,1,,${moment}`, '', 'wrong,c,,1,,x')
    expect(statement.refused).toEqual([{ line: 5, problem: 'kind' }])
  })

  test('has each movement once', () => {
    const statement = read(`fee,r1,,1,,${moment}`, `fee,r1,,2,,${moment}`, `payout,r1,,2,,${moment}`)
    expect(statement.entries).toHaveLength(2)
    expect(statement.refused).toEqual([{ line: 3, problem: 'repeated' }])
  })

  test('is refused without its heading or with too many lines', () => {
    expect(readStatement('')).toBe('heading')
    expect(readStatement(`${heading.replace('moment', 'when')}\n`)).toBe('heading')
    expect(readStatement(`${heading}\n${`fee,r,,1,,${moment}\n`.repeat(5001)}`)).toBe('too-long')
  })
})
