import { parser } from '@prometheus-io/lezer-promql'

type Node = ReturnType<typeof parser.parse>['topNode']
type Labels = ReadonlySet<string>

type ReadQuery = {
  /** Every metric it names. */
  readonly metrics: readonly string[]
  /** Those of what it answers, which legends and annotations may name. */
  readonly labels: Labels
  /** Why Prometheus would refuse it, or answer it with nothing. */
  readonly problems: readonly string[]
}

/** The labels that every metric has once it was scraped. */
const targetLabels = ['instance', 'job']
/** They look at a span of time; all other functions at a moment. */
const ofSpans = /^(?:rate|irate|increase|delta|idelta|deriv|predict_linear|changes|resets|\w+_over_time)$/
const thatChoose = new Set(['topk', 'bottomk', 'limitk'])
const none: Labels = new Set()

/** Reads a query of Prometheus for a shop that measures these metrics, each with these labels. */
export function readQuery(query: string, measured: ReadonlyMap<string, Labels>): ReadQuery {
  const { topNode } = parser.parse(query)
  const reader = new QueryReader(query, measured)
  const labels = reader.labelsOf(topNode)
  const errors = errorsIn(topNode).map(({ from }) => `is no PromQL from character ${from} on`)
  return { metrics: reader.metrics, labels, problems: [...errors, ...reader.problems] }
}

class QueryReader {
  readonly metrics: string[] = []
  readonly problems: string[] = []
  readonly #query: string
  readonly #measured: ReadonlyMap<string, Labels>

  constructor(query: string, measured: ReadonlyMap<string, Labels>) {
    this.#query = query
    this.#measured = measured
  }

  labelsOf(node: Node): Labels {
    if (node.name === 'VectorSelector') return this.#select(node)
    if (node.name === 'FunctionCall') return this.#call(node)
    if (node.name === 'AggregateExpr') return this.#aggregate(node)
    return this.#ofChildren(node)
  }

  #ofChildren(node: Node | null): Labels {
    return new Set(childrenOf(node).flatMap((child) => [...this.labelsOf(child)]))
  }

  #select(node: Node): Labels {
    const metric = this.#textOf(node.getChild('Identifier'))
    this.metrics.push(metric)
    const own = this.#measured.get(metric)
    if (!own) this.problems.push(`nobody measures ${metric}`)
    const labels = new Set([...(own ?? []), ...targetLabels])
    const matchers = node.getChild('LabelMatchers')?.getChildren('UnquotedLabelMatcher') ?? []
    const named = matchers.flatMap((matcher) => this.#namesIn(matcher))
    if (own) this.#expect(named, labels, metric)
    return labels
  }

  #call(node: Node): Labels {
    const name = this.#textOf(node.getChild('FunctionIdentifier'))
    const body = node.getChild('FunctionCallBody')
    if (ofSpans.test(name) !== (body?.getChild('MatrixSelector') != null))
      this.problems.push(`${name} looks at ${ofSpans.test(name) ? 'a span of time' : 'one moment'}`)
    const labels = this.#ofChildren(body)
    return name === 'histogram_quantile' ? without(['le'], labels) : labels
  }

  #aggregate(node: Node): Labels {
    const labels = this.#ofChildren(node.getChild('FunctionCallBody'))
    const modifier = node.getChild('AggregateModifier')
    const named = this.#namesIn(modifier?.getChild('GroupingLabels') ?? null)
    this.#expect(named, labels, this.#textOf(node))
    if (modifier?.getChild('Without')) return without(named, labels)
    if (modifier) return new Set(named)
    return thatChoose.has(this.#textOf(node.getChild('AggregateOp'))) ? labels : none
  }

  #expect(names: readonly string[], labels: Labels, whose: string): void {
    for (const name of names) if (!labels.has(name)) this.problems.push(`${whose} has no label ${name}`)
  }

  #namesIn(node: Node | null): string[] {
    return node?.getChildren('LabelName').map((name) => this.#textOf(name)) ?? []
  }

  #textOf(node: Node | null): string {
    return node ? this.#query.slice(node.from, node.to) : ''
  }
}

function without(names: readonly string[], labels: Labels): Labels {
  return new Set([...labels].filter((label) => !names.includes(label)))
}

function childrenOf(node: Node | null): Node[] {
  const children: Node[] = []
  for (let child = node?.firstChild ?? null; child; child = child.nextSibling) children.push(child)
  return children
}

function errorsIn(node: Node): Node[] {
  return node.type.isError ? [node] : childrenOf(node).flatMap(errorsIn)
}
