import { type ComponentType, useState } from 'react'
import { LazyBoundary } from '../../../fragments/index.ts'
import { type PanelName, usePanel } from '../../panels/index.ts'

type LazyPanelProps = { name: PanelName; load: () => Promise<ComponentType> }

/** A panel whose code comes when it is first opened, and can be asked for again where it did not come. */
export function LazyPanel({ name, load }: LazyPanelProps) {
  const { isOpen, close } = usePanel(name)
  const [wasOpened, setWasOpened] = useState(false)
  if (isOpen && !wasOpened) setWasOpened(true)
  if (!wasOpened) return null

  function giveUp() {
    close()
    setWasOpened(false)
  }
  return <LazyBoundary load={load} props={noProps} onClose={giveUp} isOver />
}

const noProps = {}
