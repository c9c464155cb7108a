import type { Call } from './call.ts'

export const readWishlist = {
  name: 'readWishlist',
  method: 'GET',
  path: '/api/ext/wishlist',
  takesToken: true,
} as const satisfies Call

export const addToWishlist = {
  name: 'addToWishlist',
  method: 'POST',
  path: '/api/ext/wishlist',
  takesToken: true,
} as const satisfies Call

export const noteSeenWishes = {
  name: 'noteSeenWishes',
  method: 'POST',
  path: '/api/ext/wishlist/seen',
  takesToken: true,
} as const satisfies Call

export const removeFromWishlist = {
  name: 'removeFromWishlist',
  method: 'DELETE',
  path: '/api/ext/wishlist',
  takesToken: true,
} as const satisfies Call
