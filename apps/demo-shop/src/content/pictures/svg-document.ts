/** A whole SVG file. The line breaks that make drawings readable in the source are left out of it. */
export function svgDocument(width: number, height: number, body: string): string {
  const compact = body.replaceAll(/\n\s*/g, '')
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${compact}</svg>`
}
