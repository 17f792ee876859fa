import { AccordionItem } from '@warsha/ui/accordion.tsx'
import { cardClass } from '@warsha/ui/card.tsx'
import type { FaqEntry } from './content-texts.ts'

export function FaqList({ entries }: { entries: readonly FaqEntry[] }) {
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
