import type { Client } from '@vonk/client'
import { readMaintenance } from '@vonk/contract'

type StatusOptions = { readonly freshForMs: number; readonly now: () => number }

export type MaintenanceStatus = {
  isOn(client: Client, onError?: (error: unknown) => void): Promise<boolean>
}

/** Whether the shop is closed, asked at most twice a second; while nobody can say, it stays what it was. */
export function createMaintenanceStatus({ freshForMs, now }: StatusOptions): MaintenanceStatus {
  let known = false
  let asked: { readonly answer: Promise<boolean>; readonly until: number } | null = null

  async function ask(client: Client, onError?: (error: unknown) => void): Promise<boolean> {
    try {
      const answer = await client.call(readMaintenance)
      if (answer.ok) known = answer.value.enabled
    } catch (error) {
      onError?.(error)
    }
    return known
  }

  return {
    isOn(client, onError) {
      if (!asked || now() >= asked.until) asked = { answer: ask(client, onError), until: now() + freshForMs }
      return asked.answer
    },
  }
}
