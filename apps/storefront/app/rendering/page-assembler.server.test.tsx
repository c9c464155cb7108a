import { useId } from 'react'
import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { deferredComponent, Fragment, FragmentCacheProvider } from '../fragments/index.ts'
import { I18nProvider, loadI18n } from '../i18n/index.ts'
import { createFragmentStore } from './fragment-store.server.ts'
import { nonceMark } from './marks.server.ts'
import { createPageAssembler } from './page-assembler.server.ts'

type Entry = { readonly name: string }

const store = createFragmentStore()
let renderings = 0

function Row({ entry }: { entry: Entry }) {
  renderings += 1
  return <li>{entry.name} & more</li>
}

function List({ entries }: { entries: readonly Entry[] }) {
  return (
    <ul>
      {entries.map((entry) => (
        <Fragment key={entry.name} dependsOn={[entry]} name="row">
          <Row entry={entry} />
        </Fragment>
      ))}
    </ul>
  )
}

const rows = (entries: readonly Entry[]) => <List entries={entries} />

/** As the server writes it, for a view of the shop. */
function write(page: React.ReactNode, { view = {}, nonce = 'n1' }: { view?: object; nonce?: string } = {}): string {
  const { cache, assemble } = createPageAssembler(store.within(view))
  return assemble(renderToString(<FragmentCacheProvider cache={cache}>{page}</FragmentCacheProvider>), nonce).toString()
}

/** As the browser renders it before it hydrates. */
const plain = (page: React.ReactNode) => renderToString(page)

describe('createPageAssembler', () => {
  it('writes what the browser will render, the first time and every other', () => {
    const view = {}
    const entries = [{ name: 'Coats' }, { name: '<Hats>' }]

    expect(write(rows(entries), { view })).toBe(plain(rows(entries)))
    expect(write(rows(entries), { view })).toBe(plain(rows(entries)))
    expect(write(rows(entries.toReversed()), { view })).toBe(plain(rows(entries.toReversed())))
  })

  it('renders a fragment once, and another object again: what has changed shows at once', () => {
    const view = {}
    const [one, other] = [{ name: 'Coats' }, { name: 'Coats' }]
    renderings = 0
    write(rows([one]), { view })
    write(rows([one]), { view })
    expect(renderings).toBe(1)

    write(rows([other]), { view })
    expect(renderings).toBe(2)
  })

  it('never shows a fragment of one view in another', () => {
    const shared = { name: 'Coats' }
    const [dutch, german] = [{ greeting: 'Jassen' }, { greeting: 'Jacken' }]
    const part = (view: { greeting: string }) => (
      <Fragment dependsOn={[shared]} name="row">
        <b>{view.greeting}</b>
      </Fragment>
    )

    expect(write(part(dutch), { view: dutch })).toBe('<b>Jassen</b>')
    expect(write(part(german), { view: german })).toBe('<b>Jacken</b>')
  })

  it('writes a part that comes to life later as React would, ids and all, and takes it into a fragment', async () => {
    const i18n = await loadI18n('en')
    const Late = deferredComponent(async () => () => <b id={useId()}>late</b>)
    const Cached = deferredComponent(async () => () => <b>late too</b>)
    const entry = { name: 'Coats' }
    const page = (
      <I18nProvider i18n={i18n}>
        <p>before</p>
        <Late />
        <p>after</p>
        <Fragment dependsOn={[entry]} name="within">
          <p>
            <Cached />
          </p>
        </Fragment>
      </I18nProvider>
    )
    // The code is there a macrotask later.
    await new Promise((resolve) => setImmediate(resolve))
    const view = {}

    expect(plain(page).match(/<!--\$-->/g)).toHaveLength(2)
    expect(write(page, { view })).toBe(plain(page))
    expect(write(page, { view })).toBe(plain(page))
  })

  it('tells apart what is rendered from the same object under another name', () => {
    const view = {}
    const entry = { name: 'Coats' }
    const part = (current: string) => (
      <Fragment dependsOn={[entry]} name={current}>
        <li aria-current={current === 'here' ? 'page' : undefined}>Coats</li>
      </Fragment>
    )

    expect(write(part('here'), { view })).toContain('aria-current')
    expect(write(part('elsewhere'), { view })).not.toContain('aria-current')
    expect(write(part('here'), { view })).toContain('aria-current')
  })

  it('caches a fragment within a fragment, and renders the outer one again where the inner one stays', () => {
    const view = {}
    const entries = [{ name: 'Coats' }, { name: 'Hats' }]
    const page = (list: readonly Entry[]) => (
      <Fragment dependsOn={[list]} name="list">
        <List entries={list} />
      </Fragment>
    )
    const expected = plain(page(entries))
    renderings = 0

    expect(write(page(entries), { view })).toBe(expected)
    expect(write(page([...entries]), { view })).toBe(expected)
    expect(renderings).toBe(2)
  })

  it('puts what belongs into the head there, every time', () => {
    const view = {}
    const story = { title: 'Winter' }
    const page = (
      <html lang="en">
        <head>
          <meta name="viewport" content="width=device-width" />
        </head>
        <body>
          <Fragment dependsOn={[story]} name="story" hasHead>
            <title>{story.title}</title>
            <link rel="canonical" href="https://shop.example/" />
            <h1>{story.title}</h1>
          </Fragment>
          <p>More</p>
        </body>
      </html>
    )

    expect(write(page, { view })).toBe(plain(page))
    expect(write(page, { view })).toBe(plain(page))
  })

  it('gives every page a nonce of its own, within fragments too', () => {
    const view = {}
    const page = (
      <Fragment dependsOn={[view]} name="scripts">
        <script nonce={nonceMark} />
        <i />
        <script nonce={nonceMark} />
      </Fragment>
    )

    expect(write(page, { view, nonce: 'first' }).match(/nonce="first"/g)).toHaveLength(2)
    const again = write(page, { view, nonce: 'second' })
    expect(again.match(/nonce="second"/g)).toHaveLength(2)
    expect(again).not.toContain('first')
  })

  it('takes no text of a page for a mark', () => {
    const view = {}
    write(rows([{ name: 'Secret' }]), { view })
    const text = '\u00010\u0002 \u0001(0\u0002 \u0001n\u0002'

    expect(write(<p>{text}</p>, { view })).toBe(`<p>${text}</p>`)
  })

  it('renders where nothing may be cached', () => {
    const view = {}
    const entry = { name: 'Coats' }
    const page = (
      <Fragment dependsOn={null} name="row">
        <Row entry={entry} />
      </Fragment>
    )
    renderings = 0
    write(page, { view })
    write(page, { view })

    expect(renderings).toBe(2)
  })

  it('leaves ids outside as they are', () => {
    function Labelled() {
      return <label htmlFor={useId()}>Name</label>
    }
    const page = (
      <div>
        <Labelled />
        <Fragment dependsOn={[{}]} name="plain">
          <b>Coats</b>
        </Fragment>
      </div>
    )

    expect(write(page)).toBe(plain(page))
  })

  it('keeps the bytes of a fragment and none beside them', () => {
    const [view, entry] = [{}, { name: 'Coat' }]
    write(rows([entry]), { view })

    const kept = store.within(view).find([entry], 'row') ?? []
    expect(kept.map((piece) => piece?.buffer.byteLength)).toEqual(kept.map((piece) => piece?.length))
    expect(kept).toHaveLength(1)
  })
})
