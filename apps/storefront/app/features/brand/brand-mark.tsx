import type { Brand } from '@vonk/domain/stores'
import { Bolt } from './bolt.tsx'
import { Spark } from './spark.tsx'

export function BrandMark({ brand, className }: { brand: Brand; className?: string | undefined }) {
  return brand === 'vonk' ? <Spark className={className} /> : <Bolt className={className} />
}
