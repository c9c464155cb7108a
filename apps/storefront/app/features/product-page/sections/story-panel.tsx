import { StoryWindow } from '../../content/index.ts'
import { PanelDrawer, useUiState } from '../../panels/index.ts'

/** The content page that the panel was asked for. */
export function StoryPanel({ title }: { title: string }) {
  const path = useUiState((ui) => ui.sidebarPanel.id)
  return (
    <PanelDrawer name="sidebarPanel" title={title}>
      {path !== null && <StoryWindow path={path} />}
    </PanelDrawer>
  )
}
