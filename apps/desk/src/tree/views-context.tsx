import type { CallResult } from '@vonk/client'
import { listStoreViews } from '@vonk/contract/calls'
import { createContext, type ReactNode, useCallback, useContext } from 'react'
import { useParams } from 'react-router'
import { addressOf, deskPath } from '../addresses.ts'
import { useApi, useLoaded } from '../calls/api-context.tsx'
import { Failure } from '../ui/failure.tsx'
import { useWords } from '../words/words-context.tsx'

export type StoreView = CallResult<typeof listStoreViews>['views'][number]

const ViewsContext = createContext<readonly StoreView[]>([])

/** The store views of the shop, asked for once. */
export function ViewsProvider({ children }: { children: ReactNode }) {
  const { ask } = useApi()
  const { text } = useWords()
  const { value, refusal, reload } = useLoaded(useCallback(() => ask(listStoreViews, {}), [ask]))
  if (value) return <ViewsContext value={value.views}>{children}</ViewsContext>
  if (!refusal) return <div>{text('app.loading')}</div>
  return (
    <div>
      <Failure code={refusal} onRetry={reload} />
    </div>
  )
}

export function useViews() {
  const views = useContext(ViewsContext)
  const { view: asked } = useParams()
  // A preview is a page of the host of its view, and frames show pages of this host alone.
  const isHere = ({ host }: StoreView) => host === location.hostname
  const current = views.find(({ storeCode }) => storeCode === asked) ?? views.find(isHere) ?? views[0]
  return { views, isHere, current }
}

/** A place of the desk on the host of a view, as `addressOf` tells it; its stories unless told. */
export function deskAddress({ host, storeCode }: StoreView, place = addressOf(storeCode)): string {
  const port = location.port === '' ? '' : `:${location.port}`
  return `${location.protocol}//${host}${port}${deskPath}${place}`
}
