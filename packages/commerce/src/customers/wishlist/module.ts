import { defineModule } from '@vonk/module'
import { sessionsModule } from '../../sessions/module.ts'
import { storesModule } from '../../stores/module.ts'
import { wishlistRoutes } from './routes.ts'
import { createWishlists } from './wishlists.ts'

export const wishlistModule = defineModule({
  name: 'wishlist',
  needs: { stores: storesModule, sessions: sessionsModule },
  routes: (_, { db }, { stores: { directory, settingsOf }, sessions }) =>
    wishlistRoutes({ wishlists: createWishlists({ db, whoIs: sessions.findBuyer, settingsOf }), directory }),
})
