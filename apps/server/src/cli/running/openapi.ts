import { openApiDocument } from '@vonk/contract'
import { endpointsOf } from '@vonk/module'
import { refuseArguments } from '@vonk/platform/command-line'
import { shopModules } from '../../modules/index.ts'
import { version } from '../../version.ts'
import type { Command } from '../command.ts'

export const openApiCommand: Command = {
  name: 'openapi',
  summary: 'prints the OpenAPI document of the API',
  async run(args, { write }) {
    refuseArguments(args)
    write(JSON.stringify(openApiDocument(endpointsOf(shopModules), { version }), null, 2))
    return 0
  },
}
