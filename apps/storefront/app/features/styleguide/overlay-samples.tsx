import { modalNames } from '@vonk/domain/navigation'
import { Button } from '@vonk/ui/button'
import { Dialog } from '@vonk/ui/dialog'
import { useState } from 'react'
import { useTranslation } from '../../i18n/index.ts'
import { BottomSheet } from '../../ui/overlays/bottom-sheet.tsx'
import { CookieSettingsButton } from '../consent/index.ts'
import { PanelDrawer, usePanel, usePanelStore } from '../panels/index.ts'
import { SampleRow, SampleSection } from './sample-section.tsx'

const words = 'Zachte sweater van biologisch katoen, met een dino die bijt noch kleurt.'

export function OverlaySamples() {
  const store = usePanelStore()
  const shopPanel = usePanel('shopPanel')
  const sidebarPanel = usePanel('sidebarPanel')
  return (
    <SampleSection title="Overlays">
      <SampleRow name="Modals">
        {modalNames.map((name) => (
          <Button key={name} size="s" look="secondary" onClick={() => store.openModal(name, null)}>
            {name}
          </Button>
        ))}
      </SampleRow>
      <SampleRow name="Panels and the rest">
        <Button size="s" look="secondary" onClick={() => shopPanel.open()}>
          wide drawer
        </Button>
        <Button size="s" look="secondary" onClick={() => sidebarPanel.open({ type: 'sample' })}>
          drawer from the start
        </Button>
        <CookieSettingsButton />
        <DialogSamples />
      </SampleRow>
      <PanelDrawer name="shopPanel" title="Mandje" isWide>
        {words}
      </PanelDrawer>
      <PanelDrawer name="sidebarPanel" title="Menu" side="start">
        {words}
      </PanelDrawer>
    </SampleSection>
  )
}

function DialogSamples() {
  const t = useTranslation()
  const [open, setOpen] = useState<'dialog' | 'sheet' | null>(null)
  const frame = { onClose: () => setOpen(null), title: 'Past hier goed bij', closeLabel: t('ui.close') }
  return (
    <>
      <Button size="s" look="secondary" onClick={() => setOpen('dialog')}>
        dialog
      </Button>
      <Button size="s" look="secondary" onClick={() => setOpen('sheet')}>
        bottom sheet
      </Button>
      <Dialog {...frame} isOpen={open === 'dialog'}>
        {words}
      </Dialog>
      <BottomSheet {...frame} isOpen={open === 'sheet'}>
        {words}
      </BottomSheet>
    </>
  )
}
