import { pageTags } from '@vonk/domain/page-tags'
import type { StoreDirectory } from '@vonk/domain/stores'
import { affects, defineModule, type ModuleWith, onSchedule } from '@vonk/module'
import { defineJob } from '@vonk/platform/jobs'
import { z } from 'zod'
import { publishDue } from '../editor/index.ts'
import { publishDueReleases } from '../releases/index.ts'
import { storiesCommand } from './commands/stories.ts'
import { storyChanged } from './events.ts'

const publishStories = defineJob({ name: 'publish-due-stories', schema: z.object({}) })

type StoryNeeds = { readonly stores: ModuleWith<{ readonly directory: StoreDirectory }> }

/** Publishes what was planned when its moment has come. */
export const defineStories = (needs: StoryNeeds) =>
  defineModule({
    name: 'stories',
    affects: [
      affects(storyChanged, (_, changes) =>
        changes.flatMap(({ view, ids, slugs }) => [
          pageTags.stories(view),
          ...[...ids, ...slugs].map((key) => pageTags.story(key)),
        ]),
      ),
    ],
    needs,
    commands: () => [storiesCommand],
    jobs: (_, { db, log, clock }, { stores: { directory } }) => [
      onSchedule('* * * * *', publishStories, async () => {
        const now = new Date(clock())
        const releases = await publishDueReleases({ db, directory }, now)
        const due = await publishDue({ db, directory }, now)
        const isWorth = [releases, due].some(({ published, refused }) => published + refused > 0)
        if (isWorth) log.info({ releases, stories: due }, 'releases and stories whose moment came')
      }),
    ],
  })
