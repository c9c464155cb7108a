import type { Call } from './call.ts'

export const createUser = { name: 'createUser', method: 'POST', path: '/api/user/create' } as const satisfies Call

export const loginUser = {
  name: 'loginUser',
  method: 'POST',
  path: '/api/user/login',
  hasMeta: true,
} as const satisfies Call

export const refreshUser = {
  name: 'refreshUser',
  method: 'POST',
  path: '/api/user/refresh',
  hasMeta: true,
} as const satisfies Call

export const logoutUser = {
  name: 'logoutUser',
  method: 'POST',
  path: '/api/user/logout',
  takesToken: true,
} as const satisfies Call

export const readMe = { name: 'readMe', method: 'GET', path: '/api/user/me', takesToken: true } as const satisfies Call

export const readOrderHistory = {
  name: 'readOrderHistory',
  method: 'GET',
  path: '/api/user/order-history',
  queryFields: ['pageSize', 'currentPage'],
  takesToken: true,
} as const satisfies Call

export const readOrder = {
  name: 'readOrder',
  method: 'GET',
  path: '/api/ext/orders/:entityId',
  takesToken: true,
} as const satisfies Call

export const openOrder = { name: 'openOrder', method: 'POST', path: '/api/ext/order/open' } as const satisfies Call

export const updateMe = {
  name: 'updateMe',
  method: 'POST',
  path: '/api/user/me',
  takesToken: true,
} as const satisfies Call

export const changePassword = {
  name: 'changePassword',
  method: 'POST',
  path: '/api/user/change-password',
  takesToken: true,
} as const satisfies Call

export const changePasswordByOldName = {
  name: 'changePasswordByOldName',
  method: 'POST',
  path: '/api/user/changePassword',
  takesToken: true,
} as const satisfies Call

export const resetPassword = {
  name: 'resetPassword',
  method: 'POST',
  path: '/api/user/reset-password',
} as const satisfies Call

export const createPassword = {
  name: 'createPassword',
  method: 'POST',
  path: '/api/user/create-password',
} as const satisfies Call

export const listSessions = {
  name: 'listSessions',
  method: 'GET',
  path: '/api/ext/account/sessions',
  takesToken: true,
} as const satisfies Call

export const endSession = {
  name: 'endSession',
  method: 'DELETE',
  path: '/api/ext/account/sessions/:sessionId',
  takesToken: true,
} as const satisfies Call

export const endAllSessions = {
  name: 'endAllSessions',
  method: 'DELETE',
  path: '/api/ext/account/sessions',
  queryFields: ['keepCurrent'],
  takesToken: true,
} as const satisfies Call

export const exportAccount = {
  name: 'exportAccount',
  method: 'GET',
  path: '/api/ext/account/export',
  takesToken: true,
} as const satisfies Call

export const deleteAccount = {
  name: 'deleteAccount',
  method: 'POST',
  path: '/api/ext/account/delete',
  takesToken: true,
} as const satisfies Call

export const proveOwner = {
  name: 'proveOwner',
  method: 'POST',
  path: '/api/ext/account/proof',
  takesToken: true,
} as const satisfies Call

export const mailProofLink = {
  name: 'mailProofLink',
  method: 'POST',
  path: '/api/ext/account/proof/mail',
  takesToken: true,
} as const satisfies Call

export const confirmEmail = {
  name: 'confirmEmail',
  method: 'POST',
  path: '/api/ext/account/email/confirm',
} as const satisfies Call
