import { readMaintenance } from '@vonk/contract/calls'
import { askShop } from '../../device/index.ts'

const freshForMs = 5_000

let asked: { readonly answer: Promise<boolean>; readonly until: number } | null = null

/** Whether the shop is closed, as the browser knows it; without an answer nobody is sent away. */
export function askMaintenance({ isFresh = false } = {}): Promise<boolean> {
  const now = Date.now()
  if (!asked || isFresh || now >= asked.until) asked = { answer: ask(), until: now + freshForMs }
  return asked.answer
}

async function ask(): Promise<boolean> {
  const answer = await askShop(readMaintenance, {})
  return answer?.ok === true && answer.value.enabled
}
