/** All but the last four characters as dots; a text of four or fewer shows nothing. */
export function maskNationalId(text: string): string {
  return text && `${'•'.repeat(Math.max(0, text.length - 4))}${text.length > 4 ? text.slice(-4) : ''}`
}

export function maskCard(lastFour: string): string {
  return lastFour && `•••• ${lastFour}`
}
