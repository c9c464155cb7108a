import { defineModule } from '@vonk/module'
import { brandsCommand } from './commands/brands.ts'

export const brandsModule = defineModule({
  name: 'brands',
  migrations: new URL('./migrations', import.meta.url),
  commands: () => [brandsCommand],
})
