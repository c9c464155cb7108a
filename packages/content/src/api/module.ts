import type { StoreDirectory } from '@vonk/domain/stores'
import { defineModule, type MachinePorts, type ModuleWith } from '@vonk/module'
import { spaceHookRoutes, storyblokCommand } from '../storyblok/index.ts'
import { contentRoutes } from './content-routes.ts'
import { type ContentPorts, openContent } from './open-content.ts'

type ContentNeeds = { readonly stores: ModuleWith<{ readonly directory: StoreDirectory }> }

/** The stories of the shop, for pages. */
export const defineContent = (needs: ContentNeeds) =>
  defineModule({
    name: 'content',
    needs,
    commands: () => [storyblokCommand],
    create: (ports: MachinePorts & ContentPorts) => openContent(ports),
    close: (content) => content.close(),
    routes: ({ source, tokens, isAnnounced, hookSecret }, { db }, { stores: { directory } }) => [
      ...contentRoutes({ source, tokens, isAnnounced, directory }),
      ...spaceHookRoutes({ hookSecret, db }),
    ],
  })
