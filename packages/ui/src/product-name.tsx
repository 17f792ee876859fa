import { type NamePart, splitGrades } from '@warsha/contract/formats/split-grades.ts'

/** A name with its sizes and grades (`5W-30`, `205/55 R16`, `4 L`) each in one piece: unbroken, never turned round. */
export function ProductName({ name }: { name: string }) {
  return (
    <bdi>
      <GradedText text={name} />
    </bdi>
  )
}

/** The same inside text that has the page's direction. */
export function GradedText({ text }: { text: string }) {
  return groupParts(splitGrades(text)).map(([first, ...others]) =>
    others.length === 0 ? (
      <Part key={first.at} part={first} />
    ) : (
      <span key={first.at} className="whitespace-nowrap">
        {[first, ...others].map((part) => (
          <Part key={part.at} part={part} />
        ))}
      </span>
    ),
  )
}

function Part({ part: { text, isGrade } }: { part: NamePart }) {
  return isGrade ? <bdi className="whitespace-nowrap">{text}</bdi> : keepDot(text)
}

/** A dot goes to the next line with what follows it. */
function keepDot(text: string): string {
  return text.replaceAll(dot, ' ·\u00a0')
}

type Group = [NamePart, ...NamePart[]]

/** A grade and the size behind its dot (`5W-30 · 4 L`) go to the next line together: no line ends with the dot. */
function groupParts(parts: readonly NamePart[]): Group[] {
  const groups: Group[] = []
  for (const part of parts) {
    const last = groups.at(-1)
    const isJoined = part.isGrade ? last?.at(-1)?.text === dot : part.text === dot
    if (last && isJoined && last[0].isGrade) last.push(part)
    else groups.push([part])
  }
  return groups
}

const dot = ' · '
