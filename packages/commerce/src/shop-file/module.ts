import { defineModule } from '@vonk/module'
import { shopCommand } from './commands/shop.ts'

export const shopFileModule = defineModule({
  name: 'shop-file',
  commands: ({ settings }) => [shopCommand(settings)],
})
