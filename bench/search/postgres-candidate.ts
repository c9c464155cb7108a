import { createDatabase } from '@vonk/platform/db'
import { createLog } from '@vonk/platform/log'
import { startEmbeddedPostgres } from '@vonk/platform/postgres'
import { createLanguageTools } from '@vonk/search/languages'
import { withDataFolder } from '../../tools/shop/with-data-folder.ts'
import type { Candidate, Engine } from './candidate.ts'
import { flatten, listFields, numberFields } from './flatten.ts'
import { facetStatement, pageStatement, tableStatements } from './postgres-statements.ts'

const settings = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  shared_buffers: '512MB',
  work_mem: '64MB',
  jit: 'off',
}
const columns = [...numberFields, ...listFields]

export const postgres: Engine = {
  title: 'PostgreSQL full text',
  open(language) {
    const { promise, resolve, reject } = Promise.withResolvers<Candidate>()
    const { promise: closed, resolve: release } = Promise.withResolvers<void>()
    const stopped = withDataFolder(async (dataFolder) => {
      const log = createLog({ level: 'warn', name: 'bench' })
      const server = await startEmbeddedPostgres({ dataFolder, log, settings })
      const database = createDatabase({ url: server.url, log, poolSize: 1 })
      const close = async () => {
        release()
        await stopped
      }
      resolve(createCandidate(database.pool, language, close))
      await closed
      await database.close()
      await server.stop()
    }).catch(reject)
    return promise
  },
}

type Pool = ReturnType<typeof createDatabase>['pool']

async function createCandidate(pool: Pool, language: string, close: () => Promise<void>): Promise<Candidate> {
  const { words, stem } = createLanguageTools(language)
  const stems = (text: string) => words(text).map(stem).join(' ')
  for (const statement of tableStatements) await pool.query(statement)
  return {
    async add(batch) {
      const rows = batch.map((source) => {
        const { numbers, lists, ...flat } = flatten(source)
        return {
          ...flat,
          ...numbers,
          ...lists,
          source,
          text_name: stems(flat.name),
          text_sku: stems(flat.sku),
          text_rest: stems(`${flat.categories} ${flat.hints}`),
        }
      })
      await pool.query(
        `insert into doc select id::int, source, final_price, updated, position, in_stock::boolean, ${columns.map((column) => `"${column}"`).join()},
          setweight(to_tsvector('simple', text_name), 'A') || setweight(to_tsvector('simple', text_sku), 'B') || setweight(to_tsvector('simple', text_rest), 'C')
         from jsonb_to_recordset($1::jsonb) as r(id text, source jsonb, final_price numeric, updated bigint, position int, in_stock text,
          ${numberFields.map((field) => `"${field}" int`).join()}, ${listFields.map((field) => `"${field}" int[]`).join()}, text_name text, text_sku text, text_rest text)`,
        [JSON.stringify(rows)],
      )
    },
    async finish() {
      await pool.query('create index on doc using gin (category_ids); create index on doc using gin (words)')
      await pool.query(
        `create table word as select word, ndoc from ts_stat('select words from doc'); create index on word using gin (word gin_trgm_ops)`,
      )
      await pool.query('analyze')
    },
    async query(query) {
      const terms = query.text ? await correct(pool, words(query.text).map(stem)) : []
      const page = await pool.query(pageStatement(query, terms))
      const facets = facetStatement(query, terms)
      if (facets) await pool.query(facets)
      return { total: Number(page.rows[0]?.total ?? 0), ids: page.rows.map(({ id }) => id) }
    },
    async suggest(prefix, size) {
      const start = prefix.toLowerCase().replaceAll(/[%_\\]/g, '')
      return (
        await pool.query('select word from word where word like $1 order by ndoc desc limit $2', [`${start}%`, size])
      ).rows.length
    },
    async megabytesElsewhere() {
      const { rows } = await pool.query('select pg_database_size(current_database()) as bytes')
      return Math.round(Number(rows[0]?.bytes ?? 0) / 1_048_576)
    },
    close,
  }
}

/** Each word with the three that look most like it where the catalogue does not have it. */
async function correct(pool: Pool, terms: readonly string[]): Promise<string[][]> {
  const { rows } = await pool.query<{ term: string; words: string[] | null }>(
    `select term, case when exists (select from word where word = term) then array[term]
       else (select array_agg(word) from (select word from word where word % term order by similarity(word, term) desc limit 3) near) end as words
     from unnest($1::text[]) as term`,
    [terms],
  )
  return rows.flatMap(({ words }) => (words ? [words] : []))
}
