import { createContext } from 'react-router'
import type { ShopRequest } from '../request/shop-request.server.ts'

/** Where route modules find the shop of their request. */
export const shopContext = createContext<ShopRequest>()
