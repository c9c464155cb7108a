import type { Draft } from './draft.ts'

/** A draft that is not saved yet, and the version it was made of. */
export type KeptDraft = { readonly version: number; readonly draft: Draft }

export type KeptDrafts = {
  find(id: number): KeptDraft | null
  keep(id: number, kept: KeptDraft): void
  forget(id: number): void
}

/** Drafts that are not saved yet stay on the device, so that neither a crash nor a closed tab loses them. */
export function createKeptDrafts(storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>): KeptDrafts {
  return {
    find(id) {
      try {
        const kept: unknown = JSON.parse(storage.getItem(keyOf(id)) ?? 'null')
        return isKept(kept) ? kept : null
      } catch {
        return null
      }
    },
    keep(id, kept) {
      try {
        storage.setItem(keyOf(id), JSON.stringify(kept))
      } catch {
        // The device is full: the draft is still on the screen, and saved with the next call.
      }
    },
    forget: (id) => storage.removeItem(keyOf(id)),
  }
}

const keyOf = (id: number) => `vonk-editor-draft-${id}`

function isKept(value: unknown): value is KeptDraft {
  return typeof value === 'object' && value !== null && 'version' in value && 'draft' in value
}
