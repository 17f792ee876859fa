export type Made = { id: number; revision: number }

export const both = (en: string, ar: string) => ({ en, ar })
export const all = (en: string, ar: string, hi = '') => ({ en, ar, hi })
export const paragraph = (text: string) => ({ blocks: [{ type: 'paragraph', data: { text } }] })
