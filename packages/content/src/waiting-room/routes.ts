import { enterShop, readWaitingRooms } from '@vonk/contract'
import { isWaitingRoomShown } from '@vonk/domain/navigation'
import { ok } from '@vonk/domain/result'
import { prefixOf, resolveStoreView, type StoreDirectory, type StoreView } from '@vonk/domain/stores'
import { handle } from '@vonk/platform/http'
import { z } from 'zod'
import { type StorySource, whenAvailable } from '../source/index.ts'
import type { WaitingLine } from './waiting-line.ts'

/** As much of a theme as is read for every page: checking a whole one takes longer than answering. */
const roomSchema = z.object({
  component: z.literal('theme'),
  landingPage: z.string().min(1),
  admissionsPerMinute: z.int().min(0).catch(0),
})

type WaitingRoomParts = {
  readonly source: StorySource
  readonly directory: StoreDirectory
  readonly line: WaitingLine
}

/** The waiting rooms that editors have opened in the themes of their views, and the lines before them. */
export function waitingRoomRoutes({ source, directory, line }: WaitingRoomParts) {
  async function findRoom({ code }: StoreView) {
    const theme = await source.find({ slug: `${code}/config/theme` }, 'published')
    const room = roomSchema.safeParse(theme?.content)
    if (!room.success) return null
    return { view: code, landingPage: room.data.landingPage, perMinute: room.data.admissionsPerMinute }
  }

  return [
    handle(readWaitingRooms, (_, { log }) =>
      whenAvailable(log, async () => {
        const rooms = await Promise.all(directory.views.map(findRoom))
        return ok({ views: rooms.flatMap((room) => room?.view ?? []) })
      }),
    ),

    handle(enterShop, ({ host, path, place, admission }, { log, clientAddress: address }) =>
      whenAvailable(log, async () => {
        const { view } = resolveStoreView(directory, { host, pathname: path })
        const room = await findRoom(view)
        const page = path.slice(prefixOf(view).length)
        if (!room || !isWaitingRoomShown(page, room.landingPage)) return ok({ isWaiting: false })
        return ok(await line.enter({ ...room, place, admission, address }))
      }),
    ),
  ]
}
