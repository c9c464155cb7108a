import { type CallInput, writeTask } from '@vonk/client'
import { type Call, readMe } from '@vonk/contract/calls'
import type { useWholeDevice } from '../../device/index.ts'

export type Device = ReturnType<typeof useWholeDevice>

/** A file that only the customer may have. Who that is goes into a header, never into an address. */
export async function fetchOwnFile<C extends Call>(device: Device, call: C, input: CallInput<C>): Promise<Response> {
  const path = new URL(writeTask(call, input).url, location.origin).pathname
  const ask = () => {
    const { token } = device.store.read().session
    return fetch(path, { headers: { authorization: `Bearer ${token ?? ''}` } })
  }
  const first = await ask()
  if (first.status !== 401) return first
  // Any call renews a token that has grown old.
  await (await device.engine()).api.call(readMe, {})
  return ask()
}

/** Hands a file to the browser, which puts it where downloads go. */
export function saveFile(file: Blob, name: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = name
  link.click()
  // The browser has taken it over by the next turn.
  setTimeout(() => URL.revokeObjectURL(link.href))
}
