import { splitGrades } from '@warsha/contract/formats/split-grades.ts'

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
  return splitGrades(text).map((part) =>
    part.isGrade ? (
      <bdi key={part.at} className="whitespace-nowrap">
        {part.text}
      </bdi>
    ) : (
      part.text
    ),
  )
}
