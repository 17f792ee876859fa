import type { RestQuestion } from '@warsha/contract/content/content.rest.ts'
import { AccordionItem } from '@warsha/ui/accordion.tsx'
import { cardClass } from '@warsha/ui/card.tsx'

export function FaqList({ entries }: { entries: readonly RestQuestion[] }) {
  return (
    <div className={`${cardClass} overflow-hidden`}>
      {entries.map(({ id, question, answer }) => (
        <AccordionItem key={id} name="faq" title={question}>
          {answer}
        </AccordionItem>
      ))}
    </div>
  )
}
