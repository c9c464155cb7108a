import { defineModule } from '@vonk/module'
import { mediaCommand } from './commands/media.ts'

export const imagesModule = defineModule({ name: 'images', commands: () => [mediaCommand] })
