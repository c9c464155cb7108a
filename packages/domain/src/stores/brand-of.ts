import type { Brand } from './store-view.ts'

/** The owner's rule: a store code with "rz" in it belongs to the sister brand. */
export function brandOf(storeCode: string): Brand {
  return storeCode.includes('rz') ? 'razz' : 'vonk'
}
