import { Button } from '@vonk/ui/button'
import { useState } from 'react'
import { Link } from 'react-router'
import { addressOf } from '../addresses.ts'
import { useMay } from '../calls/api-context.tsx'
import type { Path } from '../content/change-content.ts'
import type { DraftSession, DraftState } from '../draft/create-draft-session.ts'
import { AddToReleaseDialog } from '../releases/add-to-release-dialog.tsx'
import { momentOf, stateOf } from '../tree/story-state.ts'
import { Notice } from '../ui/notice.tsx'
import parts from '../ui/parts.module.css'
import { useWords } from '../words/words-context.tsx'
import { CopyDialog } from './copy-dialog.tsx'
import { HistoryDialog } from './history-dialog.tsx'
import { PublishDialog } from './publish-dialog.tsx'
import styles from './story.module.css'
import { toPath } from './to-path.ts'
import { RemoveDialog, UnpublishDialog } from './withdraw-dialogs.tsx'

type StoryBarProps = { session: DraftSession; state: DraftState; onShow: (path: Path) => void }

const dialogs = {
  publish: PublishDialog,
  unpublish: UnpublishDialog,
  history: HistoryDialog,
  copy: CopyDialog,
  release: AddToReleaseDialog,
  remove: RemoveDialog,
}
type DialogName = keyof typeof dialogs

/** What can be done with a story as a whole, and how far its saving is. */
export function StoryBar({ session, state, onShow }: StoryBarProps) {
  const { text, moment } = useWords()
  const mayWrite = useMay('stories.write')
  const [opened, setOpened] = useState<DialogName | null>(null)
  const [said, setSaid] = useState('')
  const { story, timeline } = state
  const OpenDialog = opened && dialogs[opened]
  const shopState = stateOf(story)
  const open = (name: DialogName) => {
    setSaid('')
    setOpened(name)
  }
  return (
    <>
      <div className={styles.bar}>
        <Link to={addressOf(story.view)}>
          ← <span className={styles.back}>{text('story.back')}</span>
        </Link>
        <h1>{timeline.present.name}</h1>
        <div className={styles.status}>
          <span className={parts.state} data-state={shopState}>
            {text(`state.${shopState}`, { at: momentOf(story, moment) })}
          </span>
          <SaveState state={state} onShow={onShow} />
        </div>
        <div className={styles.tools}>
          {mayWrite && <MainTools session={session} state={state} onOpen={open} />}
          <Button look="secondary" onClick={() => open('history')}>
            {text('story.history')}
          </Button>
          {mayWrite && <WritersTools isPublished={story.isPublished} onOpen={open} />}
        </div>
      </div>
      {said && <Notice tone="good">{said}</Notice>}
      {shopState === 'refused' && (
        <Notice tone="bad">
          {text('story.refused', { at: momentOf(story, moment) })}{' '}
          {mayWrite && (
            <Button look="secondary" onClick={() => open('publish')}>
              {text('story.look')}
            </Button>
          )}
        </Notice>
      )}
      {OpenDialog && (
        <OpenDialog
          session={session}
          state={state}
          onShow={(path) => {
            setOpened(null)
            onShow(path)
          }}
          onClose={(words = '') => {
            setOpened(null)
            setSaid(words)
          }}
        />
      )}
    </>
  )
}

function WritersTools({ isPublished, onOpen }: { isPublished: boolean; onOpen: (name: DialogName) => void }) {
  const { text } = useWords()
  return (
    <>
      <Button look="secondary" onClick={() => onOpen('copy')}>
        {text('story.copy')}
      </Button>
      <Button look="secondary" onClick={() => onOpen('release')}>
        {text('release.add')}
      </Button>
      {isPublished && (
        <Button look="secondary" onClick={() => onOpen('unpublish')}>
          {text('story.unpublish')}
        </Button>
      )}
      <Button look="danger" onClick={() => onOpen('remove')}>
        {text('story.remove')}
      </Button>
    </>
  )
}

type MainToolsProps = { session: DraftSession; state: DraftState; onOpen: (name: DialogName) => void }

function MainTools({ session, state: { timeline }, onOpen }: MainToolsProps) {
  const { text } = useWords()
  return (
    <>
      <Button onClick={() => onOpen('publish')}>{text('story.publish')}</Button>
      <Button
        look="secondary"
        aria-keyshortcuts="Control+Z"
        disabled={timeline.past.length === 0}
        onClick={session.undo}
      >
        {text('story.undo')}
      </Button>
      <Button
        look="secondary"
        aria-keyshortcuts="Control+Shift+Z"
        disabled={timeline.future.length === 0}
        onClick={session.redo}
      >
        {text('story.redo')}
      </Button>
    </>
  )
}

function SaveState({ state, onShow }: { state: DraftState; onShow: (path: Path) => void }) {
  const { text, refusal } = useWords()
  const { saving, issues, refusal: code } = state
  const [first] = issues
  const words = text(`save.${saving}`, { count: issues.length, reason: refusal(code ?? '') })
  const isFine = saving === 'saved' || saving === 'saving' || saving === 'unsaved'
  return (
    <span className={styles.saving} role="status" data-fine={isFine}>
      {words}{' '}
      {saving === 'invalid' && first && (
        <Button look="quiet" onClick={() => onShow(toPath(first.path))}>
          {text('publish.show')}
        </Button>
      )}
    </span>
  )
}
