import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { createThrowAwayFolder, openTestDatabase } from '@vonk/testkit'
import { expect, it, onTestFinished } from 'vitest'

const cli = join(import.meta.dirname, '../main.ts')

it('fills a shop with more than its memory holds, and its categories count all of it', {
  timeout: 600_000,
}, async () => {
  const [{ db, url, close }, folder] = await Promise.all([openTestDatabase(), createThrowAwayFolder()])
  onTestFinished(() => Promise.all([close(), folder.remove()]).then(() => {}))
  // Made as a whole they do not fit.
  const args = ['--max-old-space-size=260', cli, 'seed', '--products', '8000']
  const { stdout } = await promisify(execFile)(process.execPath, args, {
    env: { ...process.env, DATABASE_URL: url, PAYMENT_PROVIDER: 'sandbox', VONK_DATA: folder.path },
  })
  expect(stdout).toContain('The shop is filled with the demo label.')

  const { rows } = await db.pool.query<{ listed: number; counted: number }>(`
    select (category.document->>'product_count')::integer as counted, (
      select count(*)::integer from catalogue_product product
      where product.view = category.view and (product.document->>'visibility')::integer > 1
        and (product.document->>'status')::integer < 2
        and exists (select from json_array_elements_text(product.document->'category_ids') one where one::integer = category.id)
    ) as listed
    from catalogue_category category where view = 'nl' and document->>'code' in ('girls', 'boys', 'girls-tees')`)
  expect(rows.length).toBe(3)
  expect(rows.map(({ counted }) => counted)).toEqual(rows.map(({ listed }) => listed))
  expect(Math.max(...rows.map(({ listed }) => listed))).toBeGreaterThan(2000)
})
