import type { StoreDirectory } from '@vonk/domain/stores'
import { defineModule, type MachinePorts, type ModuleWith } from '@vonk/module'
import type { Throttling } from '@vonk/staff'
import type { ContentApiParts } from '../api/index.ts'
import { waitingRoomRoutes } from './routes.ts'
import { createWaitingLine } from './waiting-line.ts'

type LineNeeds = {
  readonly stores: ModuleWith<{ readonly directory: StoreDirectory }>
  readonly content: ModuleWith<Omit<ContentApiParts, 'directory'>>
  readonly throttles: ModuleWith<Throttling>
}

type LinePorts = MachinePorts & { loadSecret(purpose: 'places-in-line'): Promise<Uint8Array> }

/** The line before views with a waiting room: a network gets so many places and no more. */
export const defineWaitingRoom = (needs: LineNeeds) =>
  defineModule({
    name: 'waiting-room',
    needs,
    async create({ db, loadSecret }: LinePorts, { throttles }) {
      const mayTakePlace = async (visitor: string | null) =>
        (await throttles.attempt(['place-in-line'], { visitor, emailAddress: null, cartId: null })).ok
      return createWaitingLine({ db, secret: await loadSecret('places-in-line'), mayTakePlace })
    },
    routes: (line, _, { stores: { directory }, content }) => waitingRoomRoutes({ ...content, directory, line }),
  })
