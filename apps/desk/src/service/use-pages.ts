import { useCallback, useEffect, useState } from 'react'

export type Page<Item> = { readonly items: readonly Item[]; readonly hasMore: boolean; readonly total?: number }
type Loaded<Item> = { ok: true; value: Page<Item> } | { ok: false; refusal: { code: string } }

/** A list that is asked for page by page, from the beginning whenever `load` is another; `load` is told the last that is there. */
export function usePages<Item>(load: (last: Item | undefined) => Promise<Loaded<Item>>) {
  const [found, setFound] = useState<Page<Item> | null>(null)
  const [refusal, setRefusal] = useState<string | null>(null)

  const ask = useCallback(
    async (before: readonly Item[], isWanted: () => boolean = () => true) => {
      const answer = await load(before.at(-1))
      if (!isWanted()) return
      setRefusal(answer.ok ? null : answer.refusal.code)
      if (answer.ok) setFound({ ...answer.value, items: [...before, ...answer.value.items] })
    },
    [load],
  )
  useEffect(() => {
    let isWanted = true
    setFound(null)
    void ask([], () => isWanted)
    return () => {
      isWanted = false
    }
  }, [ask])

  return { found, refusal, setFound, retry: () => void ask([]), more: () => void ask(found?.items ?? []) }
}
