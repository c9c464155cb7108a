import type { ReactNode } from 'react'
import { useTranslation } from '../../i18n/index.ts'
import { Drawer } from '../../ui/overlays/drawer.tsx'
import { usePanel } from './panels-context.tsx'
import type { PanelName } from './ui-state.ts'

type PanelDrawerProps = {
  name: PanelName
  title: string
  side?: 'start' | 'end'
  isWide?: boolean
  children: ReactNode
}

/** A panel from the side. What is in it is put there only while it is open. */
export function PanelDrawer({ name, title, side, isWide, children }: PanelDrawerProps) {
  const t = useTranslation()
  const { isOpen, close } = usePanel(name)
  return (
    <Drawer
      id={`panel-${name}`}
      title={title}
      closeLabel={t('ui.close')}
      side={side}
      isWide={isWide}
      hasScrim={name === 'menu'}
      isOpen={isOpen}
      onClose={close}
    >
      {isOpen && children}
    </Drawer>
  )
}
