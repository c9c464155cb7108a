import { readMaintenance } from '@vonk/contract/calls'
import { askShop } from '../../device/index.ts'

/** Whether the shop is closed, as the browser hears it; without an answer nobody is sent away. */
export async function askMaintenance(): Promise<boolean> {
  const answer = await askShop(readMaintenance, {})
  return answer?.ok === true && answer.value.enabled
}
