import { type Command, UsageError } from '@vonk/platform/command-line'
import { componentSchemas } from './component-schemas.ts'

export const storyblokCommand: Command = {
  name: 'storyblok',
  summary: 'prints the components of our blocks for a space of Storyblok (docs/storyblok.md)',
  usage: 'schema',
  async run(args, { write }) {
    if (args.join(' ') !== 'schema') throw new UsageError('Say what is to be printed: schema')
    write(JSON.stringify(componentSchemas(), null, 2))
    return 0
  },
}
