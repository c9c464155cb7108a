import type { Translated } from './product-brief.ts'

export function text(nl: string, de: string, en: string): Translated {
  return { nl, de, en }
}
