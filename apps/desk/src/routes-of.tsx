import type { RouteObject } from 'react-router'
import { Broken, Desk, FirstRoom, Loading, NoRoom, RoomDoor } from './desk.tsx'
import type { Room } from './rooms.ts'

/** The addresses of the desk, made of its rooms. */
export function routesOf(rooms: readonly Room[]): RouteObject[] {
  return [
    {
      element: <Desk rooms={rooms} />,
      errorElement: <Broken />,
      hydrateFallbackElement: <Loading />,
      children: [
        { index: true, element: <FirstRoom rooms={rooms} /> },
        ...roomRoutes(rooms),
        { path: '*', element: <NoRoom /> },
      ],
    },
  ]
}

export function roomRoutes(rooms: readonly Room[]): RouteObject[] {
  return rooms.map((room) => ({
    path: room.address,
    element: <RoomDoor room={room} />,
    children: Object.entries(room.screens).map(([path, load]) => ({
      ...(path === '' ? { index: true } : { path }),
      lazy: { Component: load },
    })),
  }))
}
