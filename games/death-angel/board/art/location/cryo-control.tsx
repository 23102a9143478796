import { Room } from './room.tsx'

/** Frosted sleepers in a row. */
export const CryoControl = () => (
  <Room wall="#121a22" floor="#1d2933" light="#a8e1ff" lamp={300}>
    <path d="M270 18h36v52h-36Zm52 0h36v52h-36Zm52 0h36v52h-36Zm52 0h36v52h-36Z" fill="#22333f" />
    <path d="M275 24h26v40h-26Zm52 0h26v40h-26Zm52 0h26v40h-26Zm52 0h26v40h-26Z" fill="#5f95b3" opacity=".45" />
    <path
      d="M288 32a5 5 0 0 1 0 10c-6 1-8 8-8 22h16c0-14-2-21-8-22Zm52 0a5 5 0 0 1 0 10c-6 1-8 8-8 22h16c0-14-2-21-8-22Zm104 0a5 5 0 0 1 0 10c-6 1-8 8-8 22h16c0-14-2-21-8-22Z"
      fill="#0c141a"
    />
    <path d="M383 30l9 10-5 8 10 14" stroke="#dff4ff" stroke-width="1.4" fill="none" />
    <path d="M275 24l8-3 6 4 6-3 6 3v4h-26Zm104 40h26v-4l-5 2-6-3-7 3-8-2Z" fill="#dff4ff" opacity=".8" />
    <path d="M476 30h36v40h-36Z" fill="#1a242c" />
    <path d="M480 34h28v12h-28Z" fill="#8fce5a" opacity=".5" />
  </Room>
)
