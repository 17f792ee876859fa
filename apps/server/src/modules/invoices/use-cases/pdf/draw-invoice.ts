import { fileURLToPath } from 'node:url'
import PDFDocument from 'pdfkit'
import { drawRows } from './draw-rows.ts'
import { colours, createPen, inner, lowest, type Pen, page, sumStart } from './pen.ts'
import type { PrintedInvoice } from './printed-invoice.ts'
import type { Document } from './text-box.ts'

const fontOf = (file: string) => fileURLToPath(import.meta.resolve(`@expo-google-fonts/cairo/${file}`))
const fonts = {
  regular: fontOf('400Regular/Cairo_400Regular.ttf'),
  bold: fontOf('700Bold/Cairo_700Bold.ttf'),
}
const qrWidth = 104

/** Draws an invoice on A4. Parts that begin at the right in Arabic begin at the left in English. */
export async function drawInvoice(invoice: PrintedInvoice): Promise<Uint8Array<ArrayBuffer>> {
  const { title, facts, lang, direction, issuedAt } = invoice
  const info = { Title: `${title} ${facts[0]?.value ?? ''}`, CreationDate: issuedAt }
  const document = new PDFDocument({ size: 'A4', margin: 0, lang, displayTitle: true, info })
  const whole = collect(document)
  document.registerFont('regular', fonts.regular).registerFont('bold', fonts.bold)
  const pen = createPen(document, direction)
  const newPage = () => {
    drawFooter(pen, invoice)
    document.addPage({ size: 'A4', margin: 0 })
    return page.margin
  }
  const top = drawParties(pen, invoice, drawHead(pen, invoice))
  const below = drawRows({ document, pen, invoice, top, newPage })
  const height = Math.max(qrWidth, (invoice.totals.length + invoice.payments.length) * 16 + 40)
  drawSum(document, pen, invoice, below + height > lowest ? newPage() : below)
  drawFooter(pen, invoice)
  document.end()
  return new Uint8Array(await whole)
}

function collect(document: Document): Promise<Buffer> {
  const chunks: Buffer[] = []
  return new Promise((resolve, reject) => {
    document.on('data', (chunk: Buffer) => chunks.push(chunk))
    document.on('end', () => resolve(Buffer.concat(chunks)))
    document.on('error', reject)
  })
}

function drawHead(pen: Pen, { shop, title, facts }: PrintedInvoice): number {
  const half = { y: page.margin, width: inner / 2 }
  pen.write(shop, { start: 0, ...half }, { size: 18, isBold: true, colour: colours.brand })
  const below = pen.write(title, { start: inner / 2, ...half, align: 'end' }, { size: 18, isBold: true })
  const width = inner / facts.length
  for (const [at, { label, value }] of facts.entries()) {
    pen.write(label, { start: at * width, y: below + 8, width }, { colour: colours.muted, size: 8 })
    pen.write(value, { start: at * width, y: below + 21, width }, { isBold: true, size: 10 })
  }
  pen.rule(below + 44)
  return below + 52
}

function drawParties(pen: Pen, { seller, buyer }: PrintedInvoice, top: number): number {
  const width = inner / 2 - 12
  const ends = [seller, buyer].map(({ title, lines }, index) => {
    const start = index * (width + 24)
    let y = pen.write(title, { start, y: top, width }, { colour: colours.muted, size: 8 })
    for (const [at, line] of lines.entries())
      y = pen.write(line, { start, y, width }, { isBold: at === 0, size: 9.5 })
    return y
  })
  return Math.max(...ends) + 14
}

function drawSum(document: Document, pen: Pen, invoice: PrintedInvoice, top: number): void {
  const { qr, totals, total, payments } = invoice
  document
    .save()
    .translate(pen.leftOf(0, qrWidth), top)
    .scale(qrWidth / qr.size)
    .path(qr.path)
    .fill('#000000')
    .restore()
  const below = pen.writeFacts(totals, top)
  pen.rule(below + 1, sumStart)
  const afterTotal = pen.writeFacts([total], below + 5, { isBold: true, size: 12 })
  pen.writeFacts(payments, afterTotal + 6, { colour: colours.muted })
}

function drawFooter(pen: Pen, { footer }: PrintedInvoice): void {
  const style = { colour: colours.muted, size: 7.5 }
  pen.write(footer, { start: 0, y: page.height - page.margin - 10, width: inner }, style)
}
