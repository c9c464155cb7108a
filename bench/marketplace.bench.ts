import { hasJava, startSearchCluster } from '@vonk/testkit/opensearch'
import { withDataFolder } from '../tools/shop/with-data-folder.ts'
import type { Bench, Row, Say } from './bench.ts'
import { type MeasuredShop, measureShop } from './marketplace/measure-shop.ts'
import { describeGrowth } from './percentiles.ts'

const steps = [10_000, 100_000, 1_000_000]
/** Beyond it the engine in the process would hold ten gigabytes. */
const mostEmbedded = 100_000
/** More takes hours on two cores. */
const most = Number(process.env['VONK_BENCH_PRODUCTS'] ?? 100_000)

export const bench: Bench = {
  about:
    'p50 / p99 in ms of lists, searches, pages, adding, ordering and of a change until it is listed, by how many products the Dutch shop has; with the engine in the process and on three nodes of OpenSearch',
  async run(say) {
    const sizes = steps.filter((step) => step <= most)
    const embedded = await measureSizes(
      sizes.filter((step) => step <= mostEmbedded),
      { engine: 'embedded', measure: measureEmbedded, say },
    )
    if (await hasJava())
      return [...embedded, ...(await measureSizes(sizes, { engine: 'OpenSearch', measure: measureClustered, say }))]
    say('OpenSearch is left out: there is no Maven')
    return embedded
  },
}

type Measuring = {
  readonly engine: string
  measure(products: number, say: Say): Promise<MeasuredShop>
  readonly say: Say
}

async function measureSizes(sizes: readonly number[], { engine, measure, say }: Measuring): Promise<Row[]> {
  const measured: MeasuredShop[] = []
  const rows: Row[] = []
  for (const products of sizes) {
    say(`${engine} with ${products} products`)
    const shop = await measure(products, say)
    measured.push(shop)
    rows.push(describe({ engine, products }, shop, measured[0] ?? shop))
  }
  return rows
}

function measureEmbedded(products: number, say: Say): Promise<MeasuredShop> {
  return withDataFolder((dataFolder) => measureShop({ dataFolder, products, searchUrls: [] }, say))
}

async function measureClustered(products: number, say: Say): Promise<MeasuredShop> {
  const cluster = await startSearchCluster({ isMeasured: true })
  try {
    const searchUrls = cluster.nodes.map(({ url }) => url)
    const whenWhole = (patienceMs: number) => cluster.whenWhole(patienceMs)
    return await withDataFolder((dataFolder) => measureShop({ dataFolder, products, searchUrls, whenWhole }, say))
  } finally {
    await cluster.stop()
  }
}

function describe(shown: Row, shop: MeasuredShop, first: MeasuredShop): Row {
  const { storingMs, storingMegabytes, indexingMs, megabytes, times } = shop
  const cells = [...times].map(([name, own]) => [name, describeGrowth(own, first.times.get(name))])
  return {
    ...shown,
    ...Object.fromEntries(cells),
    'stored s': `${Math.round(storingMs / 1000)} with ${storingMegabytes} MB`,
    'indexed s': Math.round(indexingMs / 1000),
    MB: `${megabytes.before}, then ${megabytes.after}, at rest ${megabytes.rested}`,
  }
}
