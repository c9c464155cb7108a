import type { EditedStory } from '@vonk/contract'
import { listEditedStories } from '@vonk/contract/calls'
import { Button } from '@vonk/ui/button'
import { SelectField, TextField } from '@vonk/ui/field'
import { useCallback, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { addressOf } from '../addresses.ts'
import { useApi, useLoaded, useMay } from '../calls/api-context.tsx'
import { Failure } from '../ui/failure.tsx'
import { Notice } from '../ui/notice.tsx'
import parts from '../ui/parts.module.css'
import { useWords } from '../words/words-context.tsx'
import { NewStory } from './new-story.tsx'
import { type Folder, momentOf, stateOf, toTree } from './story-state.ts'
import styles from './story-tree.module.css'
import { deskAddress, useViews } from './views-context.tsx'

/** The stories of a view in their folders. */
export function StoryTree() {
  const { ask } = useApi()
  const { text } = useWords()
  const mayWrite = useMay('stories.write')
  const { current } = useViews()
  const view = current?.storeCode ?? ''
  const [search, setSearch] = useState('')
  const [isNew, setIsNew] = useState(false)
  const { value, refusal, reload } = useLoaded(useCallback(() => ask(listEditedStories, { view }), [ask, view]))
  const stories = value?.stories ?? []
  const tree = toTree(stories, search)
  return (
    <div className={parts.screen}>
      <div className={styles.head}>
        <h1>{text('tree.title')}</h1>
        {mayWrite && <Button onClick={() => setIsNew(true)}>{text('tree.new')}</Button>}
      </div>
      {!mayWrite && <Notice>{text('session.read-only')}</Notice>}
      <div className={styles.tools}>
        <ViewChoice />
        <TextField label={text('tree.search')} type="search" value={search} onText={setSearch} />
      </div>
      {refusal && <Failure code={refusal} onRetry={reload} />}
      <p role="status" className={parts.soft}>
        {value ? text('tree.count', { count: countIn(tree) }) : text('app.loading')}
      </p>
      {value && countIn(tree) === 0 && <p>{text('tree.none')}</p>}
      <FolderView folder={tree} />
      {isNew && current && <NewStory view={view} onClose={() => setIsNew(false)} />}
    </div>
  )
}

function ViewChoice() {
  const { text } = useWords()
  const { views, current, isHere } = useViews()
  const navigate = useNavigate()
  function choose(code: string) {
    const view = views.find(({ storeCode }) => storeCode === code)
    if (view && isHere(view)) void navigate(addressOf(code))
    else if (view) location.assign(deskAddress(view))
  }
  return (
    <SelectField
      label={text('tree.view')}
      options={views.map((view) => ({
        value: view.storeCode,
        label: isHere(view) ? view.storeCode : text('tree.elsewhere', { view: view.storeCode, host: view.host }),
      }))}
      value={current?.storeCode}
      onText={choose}
    />
  )
}

function FolderView({ folder }: { folder: Folder }) {
  return (
    <ul className={styles.list}>
      {folder.stories.map((story) => (
        <StoryRow key={story.id} story={story} />
      ))}
      {folder.folders.map((inner) => (
        <li key={inner.name}>
          <details open>
            <summary className={styles.folder}>{inner.name}</summary>
            <FolderView folder={inner} />
          </details>
        </li>
      ))}
    </ul>
  )
}

function StoryRow({ story }: { story: EditedStory }) {
  const { text, kind, moment } = useWords()
  const state = stateOf(story)
  return (
    <li>
      <Link className={styles.story} to={addressOf(story.view, story.id)}>
        <span className={styles.name}>{story.name}</span>
        <span className={styles.path}>/{story.path}</span>
        <span className={styles.kind}>{kind(story.component)}</span>
        <span className={parts.state} data-state={state}>
          {text(`state.${state}`, { at: momentOf(story, moment) })}
        </span>
      </Link>
    </li>
  )
}

function countIn({ stories, folders }: Folder): number {
  return stories.length + folders.reduce((sum, folder) => sum + countIn(folder), 0)
}
