import { type ReactNode, useId } from 'react'
import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { Fragment, type FragmentCache, FragmentCacheProvider } from '../fragments/index.ts'
import { checkPage } from './check-page.server.ts'
import { createFragmentStore } from './fragment-store.server.ts'
import { nonceMark } from './marks.server.ts'
import { createPageAssembler } from './page-assembler.server.ts'

type Entry = { readonly name: string }

const store = createFragmentStore()
const nonce = 'n1'

function render(page: ReactNode, cache: FragmentCache | null): string {
  const html = renderToString(<FragmentCacheProvider cache={cache}>{page}</FragmentCacheProvider>)
  return cache ? html : html.replaceAll(nonceMark, nonce)
}

/** As the server sends it, for a view of the shop. */
function write(page: ReactNode, { view = {} }: { view?: object } = {}): string {
  const { cache, assemble } = createPageAssembler(store.within(view))
  return assemble(render(page, cache), nonce).toString()
}

/** Sends it as above, and checks it. */
function check(page: ReactNode, { view = {} }: { view?: object } = {}): void {
  checkPage(write(page, { view }), { fragments: store.within(view), render: (cache) => render(page, cache) })
}

describe('checkPage', () => {
  it('finds nothing wrong with fragments that name all they show, nonce and head included', () => {
    const view = {}
    const entries = [{ name: 'Coats' }, { name: 'Hats' }]
    const page = (
      <html lang="en">
        <head>
          <meta name="viewport" content="width=device-width" />
        </head>
        <body>
          <Fragment dependsOn={[entries]} name="list" hasHead>
            <title>All</title>
            {entries.map((entry) => (
              <Fragment key={entry.name} dependsOn={[entry]} name="row">
                <li>{entry.name}</li>
              </Fragment>
            ))}
            <script nonce={nonceMark} />
          </Fragment>
        </body>
      </html>
    )
    write(page, { view })

    expect(() => check(page, { view })).not.toThrow()
  })

  const price = (entry: Entry, cents: number) => (
    <div>
      <Fragment dependsOn={[entry]} name="price">
        <b>
          {entry.name}: {cents}
        </b>
      </Fragment>
    </div>
  )

  it('names a fragment that forgot a dependency, with both HTMLs', () => {
    const view = {}
    const entry = { name: 'Coats' }
    write(price(entry, 100), { view })
    expect(write(price(entry, 200), { view })).toContain('100')

    expect(() => check(price(entry, 200), { view })).toThrow(
      /fragment "price".*\nIn the cache: <b>Coats<!-- -->: <!-- -->100<\/b>\nRendered now: <b>Coats<!-- -->: <!-- -->200</,
    )
  })

  it('names the fragment whose title is another though its body is the same', () => {
    const view = {}
    const page = (title: string) => (
      <html lang="en">
        <head />
        <body>
          <Fragment dependsOn={[view]} name="story" hasHead>
            <title>{title}</title>
            <p>Same</p>
          </Fragment>
        </body>
      </html>
    )
    write(page('Winter'), { view })

    expect(() => check(page('Summer'), { view })).toThrow('fragment "story head"')
  })

  it('names a fragment that is another every time it is rendered', () => {
    const view = {}
    let count = 0
    function Counter() {
      count += 1
      return <i>{count}</i>
    }
    const page = (
      <Fragment dependsOn={[view]} name="counter">
        <Counter />
      </Fragment>
    )
    write(page, { view })

    expect(() => check(page, { view })).toThrow('fragment "counter"')
  })

  it('sees that a fragment in the cache could not be rendered now', () => {
    const fragments = store.within({})

    expect(() => checkPage('<body></body>', { fragments, render: () => null })).toThrow('A page fails without')
  })

  it('sees that an id is another one within a fragment than in the browser', () => {
    function Labelled() {
      return <label htmlFor={useId()}>Name</label>
    }
    const page = (
      <body>
        <Fragment dependsOn={[{}]} name="label">
          <Labelled />
          <i />
        </Fragment>
      </body>
    )

    expect(() => check(page)).toThrow('A page with fragments is not what the browser renders')
  })
})
