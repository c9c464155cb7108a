import type { EditedStory } from '@vonk/contract'
import { describe, expect, it } from 'vitest'
import { createDraftSession } from './create-draft-session.ts'
import type { Draft, StoryWithContent } from './draft.ts'
import { createKeptDrafts } from './kept-drafts.ts'

const content = { component: 'page', title: 'Winter' }
const story: StoryWithContent = {
  ...{ id: 7, uuid: 'u', view: 'nl', path: 'winter', name: 'Winter', component: 'page', tags: [], position: 0 },
  ...{ isStartpage: false, groupId: 'g', version: 1, isPublished: false, hasChanges: true, publishAt: null },
  publishRefusedAt: null,
  ...{ changedBy: 'anna@shop.example', changedAt: '2026-11-17T12:00:00.000Z', content },
}
const titled = (title: string): Draft => ({ name: 'Winter', path: 'winter', tags: [], content: { ...content, title } })

type Answer = { ok: true; value: EditedStory } | { ok: false; refusal: { code: string; [detail: string]: unknown } }

/** A draft session over a shop that answers what the test says, and a clock that the test moves. */
function aSession(storage = new Map<string, string>()) {
  const shop = { answers: [] as Answer[], saved: [] as { version: number; title: unknown }[] }
  let time = 0
  let waiting: (() => void) | null = null
  const open = () =>
    createDraftSession({
      story,
      kept: createKeptDrafts({
        getItem: (key) => storage.get(key) ?? null,
        setItem: (key, value) => void storage.set(key, value),
        removeItem: (key) => void storage.delete(key),
      }),
      async save({ version }, draft) {
        shop.saved.push({ version, title: draft.content['title'] })
        return shop.answers.shift() ?? { ok: true, value: { ...story, version: version + 1 } }
      },
      later(run) {
        waiting = run
        return () => {
          waiting = null
        }
      },
      now: () => time,
    })
  return {
    session: open(),
    shop,
    storage,
    open,
    wait: (ms: number) => {
      time += ms
    },
    isWaiting: () => waiting !== null,
  }
}

const refuse = (code: string, details: object = {}): Answer => ({ ok: false, refusal: { code, ...details } })
const titleOf = ({ getState }: ReturnType<typeof createDraftSession>) => getState().timeline.present.content['title']

describe('createDraftSession', () => {
  it('saves a change a moment later with the version it was made of, and the next with the new one', async () => {
    const { session, shop, isWaiting, storage } = aSession()
    session.change(titled('Warm'), 'title')
    expect([session.getState().saving, isWaiting(), storage.size]).toEqual(['unsaved', true, 1])
    expect(await session.flush()).toBe(true)
    session.change(titled('Warmer'), 'title')
    await session.flush()

    expect(shop.saved).toEqual([
      { version: 1, title: 'Warm' },
      { version: 2, title: 'Warmer' },
    ])
    expect([session.getState().saving, storage.size]).toEqual(['saved', 0])
  })

  it('undoes and redoes, what was typed in one go at once', () => {
    const { session, wait } = aSession()
    for (const title of ['W', 'Wa', 'War']) session.change(titled(title), 'title')
    wait(2_000)
    session.change(titled('Warm'), 'title')

    session.undo()
    expect(titleOf(session)).toBe('War')
    session.undo()
    expect(titleOf(session)).toBe('Winter')
    session.undo()
    session.redo()
    session.redo()
    expect(titleOf(session)).toBe('Warm')
  })

  it('saves what was typed while it was saving as well', async () => {
    const { session, isWaiting } = aSession()
    session.change(titled('Warm'), 'title')
    const flushed = session.flush()
    session.change(titled('Warmer'), 'title')

    expect(await flushed).toBe(false)
    expect([session.getState().saving, isWaiting()]).toEqual(['unsaved', true])
  })

  it('never overwrites who was first: it stops saving until somebody has decided', async () => {
    const { session, shop } = aSession()
    shop.answers.push(refuse('story-changed', { version: 5, by: 'ben@shop.example', at: '2026-11-17T12:01:00.000Z' }))
    session.change(titled('Mine'), 'title')
    await session.flush()
    session.change(titled('Mine still'), 'title')
    await session.flush()

    expect(shop.saved).toHaveLength(1)
    expect(session.getState()).toMatchObject({ saving: 'conflict', conflict: { version: 5, by: 'ben@shop.example' } })
    await session.keepMine({ ...story, version: 5 })
    expect(shop.saved.at(-1)).toEqual({ version: 5, title: 'Mine still' })
    expect(session.getState()).toMatchObject({ saving: 'saved', conflict: null })
  })

  it('takes over what somebody else wrote, and undo brings ours back', async () => {
    const { session, shop, storage } = aSession()
    shop.answers.push(refuse('story-changed', { version: 5, by: null, at: '' }))
    session.change(titled('Mine'), 'title')
    await session.flush()
    session.takeOver({ ...story, version: 5, content: { ...content, title: 'Theirs' } })

    expect([titleOf(session), session.getState().saving, storage.size]).toEqual(['Theirs', 'saved', 0])
    session.undo()
    expect(titleOf(session)).toBe('Mine')
  })

  it('says which fields are not right, and tries again by itself when nobody answers', async () => {
    const { session, shop, isWaiting, storage } = aSession()
    const issues = [{ path: 'content.title', message: 'Too small' }]
    shop.answers.push(refuse('story-invalid', { issues }), refuse('offline'))
    session.change(titled(''), 'title')
    await session.flush()
    expect([session.getState().saving, session.getState().issues, isWaiting()]).toEqual(['invalid', issues, false])
    await session.flush()

    expect([session.getState().saving, isWaiting(), storage.size]).toEqual(['failed', true, 1])
  })

  it('brings unsaved work back after a crash, and asks when the story has changed since', async () => {
    const first = aSession()
    first.session.change(titled('Nearly lost'), 'title')
    const second = aSession(first.storage)
    expect(second.session.getState()).toMatchObject({ saving: 'unsaved', isRestored: true })
    expect(titleOf(second.session)).toBe('Nearly lost')

    const [key = '', kept = ''] = [...first.storage].flat()
    const third = aSession(new Map([[key, kept.replace('"version":1', '"version":0')]]))
    expect(third.session.getState()).toMatchObject({
      saving: 'conflict',
      conflict: { version: 1, by: 'anna@shop.example' },
    })
  })
})
