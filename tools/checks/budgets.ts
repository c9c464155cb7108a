import type { Weights } from '../budgets/weigh.ts'
import type { Problem } from './problem.ts'

export type Budgets = { scripts: number; styles: number; scriptsPerRoute: Record<string, number> }

const file = 'tools/budgets/budgets.json'

/** Weights in bytes, budgets in kilobytes. */
export function checkBudgets(weights: Weights[], budgets: Budgets): Problem[] {
  const perRoute = weights.flatMap(({ route, scripts, styles }) => [
    ...over(`${route}: scripts`, scripts, budgets.scriptsPerRoute[route] ?? budgets.scripts),
    ...over(`${route}: styles`, styles, budgets.styles),
  ])
  const unknown = Object.keys(budgets.scriptsPerRoute).filter((name) => !weights.some(({ route }) => route === name))
  return [
    ...perRoute,
    ...unknown.map((route) => ({ severity: 'error', file, message: `there is no route ${route}` }) as const),
  ]
}

function over(what: string, bytes: number, budget: number): Problem[] {
  if (bytes <= budget * 1000) return []
  return [{ severity: 'error', file, message: `${what} weigh ${inKilobytes(bytes)} kB, the budget is ${budget}` }]
}

const elsewhere: { marker: RegExp; name: string }[] = [
  { marker: /\bZodError\b|\$ZodType\b/, name: 'Zod' },
  { marker: /vonk-editor-|ProseMirror/, name: 'the desk of staff' },
]

/** What belongs to the server or to staff, and would cost every shopper its weight. */
export function checkBundle(scripts: { path: string; text: string }[]): Problem[] {
  return scripts.flatMap(({ path, text }) =>
    elsewhere
      .filter(({ marker }) => marker.test(text))
      .map(({ name }) => ({ severity: 'error', file: path, message: `${name} is in the browser's bundle` }) as const),
  )
}

type BuiltFile = { path: string; text: string }

/** A bundler that finds nothing left of a module leaves its styles out as well, and nothing else would say so. */
export function checkStyles(classNames: string[], build: { scripts: BuiltFile[]; styles: BuiltFile[] }): Problem[] {
  const scripts = build.scripts.map(({ text }) => text).join('\n')
  const styles = build.styles.map(({ text }) => text).join('\n')
  return classNames
    .filter((name) => scripts.includes(`\`${name}\``) && !styles.includes(`.${name}`))
    .map(
      (name) =>
        ({ severity: 'error', file: 'apps/storefront/app', message: `the build has no styles of ${name}` }) as const,
    )
}

export function describeWeights(weights: Weights[]) {
  const rows = weights.map(
    ({ route, scripts, scriptsInGzip, styles }) =>
      `  ${route.padEnd(32)} ${[scripts, scriptsInGzip, styles].map(inKilobytes).join(' ')}`,
  )
  return [`  ${'kB on first load'.padEnd(32)} scripts in gzip  styles`, ...rows]
}

function inKilobytes(bytes: number) {
  return (bytes / 1000).toFixed(1).padStart(7)
}
