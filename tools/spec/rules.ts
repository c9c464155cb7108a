export type Rule = { id: string; area: string; kind: string; text: string }

/** Reads docs/spec/rules.tsv: a heading line, then id, area, kind and rule, separated by tabs. */
export function parseRules(tsv: string): Rule[] {
  return tsv
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => line.split('\t'))
    .map(([id = '', area = '', kind = '', text = '']) => ({ id, area, kind, text }))
}

/** Rules the shop must keep: what the documents leave open or we settled not to build is not waiting for a test. */
export function isBinding({ kind }: Rule) {
  return kind !== 'open' && kind !== 'dropped'
}
