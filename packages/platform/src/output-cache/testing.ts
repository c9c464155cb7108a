import { randomUUID } from 'node:crypto'
import type { CachedPage } from './cached-page.ts'
import { PageTemplate } from './page-template.ts'

type Wishes = Partial<Omit<CachedPage, 'tags' | 'template'>> & {
  readonly tags?: readonly string[]
  readonly html?: string
}

/** A page of a view, made of everything up to position 5. */
export function aCachedPage({ tags = ['product nl 1'], html = '<p>page</p>', ...wishes }: Wishes = {}): CachedPage {
  const nonce = randomUUID()
  const template = PageTemplate.create(`${html}<script nonce="${nonce}"></script>`, nonce)
  if (!template) throw new Error('no template')
  return {
    key: 'http://localhost/',
    kind: 'plain',
    view: 'nl',
    asOf: at(5),
    madeAt: 0,
    until: Number.POSITIVE_INFINITY,
    headers: [['content-type', 'text/html; charset=utf-8']],
    ...wishes,
    tags: new Set(tags),
    template,
  }
}

export function at(order: number) {
  return { transactionOrder: BigInt(order), id: 0n }
}
