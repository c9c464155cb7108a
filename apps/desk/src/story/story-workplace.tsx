import { type KeyboardEvent, useState } from 'react'
import { useMay } from '../calls/api-context.tsx'
import { type Path, uidsOnTheWay, valueAt, withValue } from '../content/change-content.ts'
import type { Kinds } from '../content/new-item.ts'
import type { DraftSession, DraftState } from '../draft/create-draft-session.ts'
import { Fields } from '../form/fields.tsx'
import { type FormParts, FormProvider, fieldId } from '../form/form-context.tsx'
import { Notice } from '../ui/notice.tsx'
import parts from '../ui/parts.module.css'
import { useTitle } from '../use-title.ts'
import { useWords } from '../words/words-context.tsx'
import { ComparePane } from './compare-pane.tsx'
import { ConflictDialog } from './conflict-dialog.tsx'
import { Presence } from './presence.tsx'
import styles from './story.module.css'
import { StoryBar } from './story-bar.tsx'
import { StoryDetails } from './story-details.tsx'

type WorkplaceProps = { session: DraftSession; state: DraftState; kinds: Kinds }

/** The form of a story beside its preview. */
export function StoryWorkplace({ session, state, kinds }: WorkplaceProps) {
  const { text } = useWords()
  const mayWrite = useMay('stories.write')
  const { form, show } = useStoryForm({ session, state, kinds })
  const { present } = state.timeline
  useTitle(present.name)

  function onKeyDown(event: KeyboardEvent) {
    if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'z' || !mayWrite) return
    event.preventDefault()
    if (event.shiftKey) session.redo()
    else session.undo()
  }

  return (
    <article className={styles.screen} onKeyDown={onKeyDown}>
      <StoryBar session={session} state={state} onShow={show} />
      {!mayWrite && <Notice>{text('session.read-only')}</Notice>}
      {state.isRestored && <Notice>{text('story.restored')}</Notice>}
      <Presence session={session} state={state} />
      <FormProvider value={form}>
        <div className={styles.columns}>
          <section className={parts.stack} aria-label={present.name}>
            <StoryDetails session={session} state={state} isReadOnly={!mayWrite} />
            <Fields component={present.content.component} path={[]} value={present.content} />
          </section>
          <ComparePane state={state} onShow={show} />
        </div>
      </FormProvider>
      {state.conflict && <ConflictDialog session={session} state={state} conflict={state.conflict} />}
    </article>
  )
}

/** What the fields of the form need, and a way to show one of them. */
function useStoryForm({ session, state, kinds }: WorkplaceProps) {
  const { text } = useWords()
  const mayWrite = useMay('stories.write')
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set())
  const { present } = state.timeline
  const { content } = present
  const change = (next: unknown, place: string) => {
    // Fields change what is inside of content, never what kind it is of.
    session.change({ ...present, content: next as typeof content }, place)
  }
  const form: FormParts = {
    kinds,
    content,
    view: state.story.view,
    isReadOnly: !mayWrite,
    errorAt(path) {
      const place = ['content', ...path].join('.')
      const isWrong = state.issues.some((issue) => issue.path === place || isInsideValue(issue.path, place))
      if (!isWrong) return null
      const value = valueAt(content, path)
      const isEmpty =
        value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)
      return text(isEmpty ? 'field.missing' : 'field.wrong')
    },
    setValue: (path, value) => change(withValue(content, path, value), path.join('.')),
    setContent: (next) => change(next, ''),
    isOpen: (uid) => open.has(uid),
    toggle(uid, isOpen) {
      setOpen((before) => new Set(isOpen ? [...before, uid] : [...before].filter((one) => one !== uid)))
    },
  }
  function show(path: Path) {
    setOpen((before) => new Set([...before, ...uidsOnTheWay(content, path)]))
    // The parts on the way are on the screen after the next paint.
    requestAnimationFrame(() => requestAnimationFrame(() => focusOn(path, uidsOnTheWay(content, path).at(-1))))
  }
  return { form, show }
}

/** Pictures, links and texts are one control, whichever part of theirs is wrong. */
function isInsideValue(issue: string, place: string): boolean {
  return (
    issue.startsWith(`${place}.`) &&
    /^(filename|alt|focus|url|cached_url|linktype|current|type|content)\b/.test(issue.slice(place.length + 1))
  )
}

function focusOn(path: Path, uid: string | undefined): void {
  const control = document.getElementById(fieldId(path))
  const item = uid === undefined ? null : document.querySelector(`[data-uid="${CSS.escape(uid)}"]`)
  const target = control ?? item?.querySelector('button')
  for (let around = target?.closest('details'); around; around = around.parentElement?.closest('details'))
    around.open = true
  target?.scrollIntoView({ block: 'center' })
  if (target instanceof HTMLElement) target.focus()
}
