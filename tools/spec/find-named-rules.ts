import ts from 'typescript'
import { lineOf, parseSource, walk } from '../files/parse-source.ts'
import { isTest, type Source } from '../files/read-sources.ts'

/** `text` is the whole test. */
export type NamedRule = { id: string; file: string; line: number; text: string }

/** A test names a rule by its id in brackets at the end of its title: `it('asks before removing [CART-21]', …)`. */
export function findNamedRules(sources: Source[]): NamedRule[] {
  return sources
    .filter(({ path }) => isTest(path))
    .flatMap((source) =>
      walk(parseSource(source))
        .filter((node) => ts.isCallExpression(node))
        .filter(isTestCall)
        .toArray()
        .flatMap((call) =>
          idsIn(titleOf(call)).map((id) => ({ id, file: source.path, line: lineOf(call), text: call.getText() })),
        ),
    )
}

function isTestCall(call: ts.CallExpression) {
  const callee = call.expression.getText()
  return /^(it|test)\b/.test(callee) && !/^\w+\.(skip|todo|fails|fixme)\b/.test(callee)
}

function titleOf({ arguments: [title] }: ts.CallExpression) {
  return title && (ts.isStringLiteralLike(title) || ts.isTemplateExpression(title)) ? title.getText() : ''
}

function idsIn(title: string) {
  const brackets = title.match(/\[[A-Z]+-\d+[^\]]*\]/g) ?? []
  return brackets.flatMap((bracket) => bracket.match(/[A-Z]+-\d+/g) ?? [])
}
