import { type CartLine, lineKey } from '../cart/index.ts'
import { applyMergePlan, confirmUpdate, lineFromServer } from './apply-merge.ts'
import type { MergePlan, MergeRules, ServerLine } from './plan-merge.ts'

export { aLine as aClientLine } from '../cart/testing.ts'

export function aServerLine(overrides: Partial<ServerLine> = {}): ServerLine {
  return {
    itemId: '7',
    cartId: 'cart',
    sku: 'JACKET-104',
    quantity: 1,
    type: 'configurable',
    options: null,
    ...overrides,
  }
}

export function mergeRules(overrides: Partial<MergeRules> = {}): MergeRules {
  return {
    cartId: 'cart',
    guestCartId: null,
    mergeQty: false,
    forceClientState: false,
    dryRun: false,
    serverSyncCanRemoveLocalItems: false,
    serverSyncCanModifyLocalItems: false,
    ...overrides,
  }
}

export type Carts = { readonly clientLines: readonly CartLine[]; readonly serverLines: readonly ServerLine[] }

/** Carries a plan out on both sides, as a server does that accepts everything. */
export function carryOut(carts: Carts, plan: MergePlan): Carts {
  if (plan.isDryRun) return carts
  let clientLines = applyMergePlan(carts.clientLines, plan)
  let serverLines = carts.serverLines
  for (const step of plan.steps) {
    if (step.do === 'delete') serverLines = serverLines.filter((row) => row !== step.serverLine)
    if (step.do === 'pull') clientLines = [...clientLines, lineFromServer(step.serverLine, unknownProduct)]
    if (step.do !== 'push') continue
    const row = { ...(step.serverLine ?? rowFor(step.line)), quantity: step.quantity }
    serverLines = [...serverLines.filter((other) => other !== step.serverLine), row]
    clientLines = clientLines.map((line) =>
      line === step.line ? confirmUpdate({ current: line, pushed: step.line, serverLine: row }) : line,
    )
  }
  return { clientLines, serverLines }
}

const unknownProduct = { parentSku: null, unitPrice: null }

function rowFor(line: CartLine): ServerLine {
  const { sku, type, options } = line
  return aServerLine({ itemId: `new ${lineKey(line)}`, sku, type, options })
}
