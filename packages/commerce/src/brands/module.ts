import { affects, defineModule } from '@vonk/module'
import { brandsCommand } from './commands/brands.ts'
import { brandsChanged } from './events.ts'

export const brandsModule = defineModule({
  name: 'brands',
  affects: [affects(brandsChanged, 'everything')],
  migrations: new URL('./migrations', import.meta.url),
  commands: () => [brandsCommand],
})
