import type { Race } from '../face.ts'

/** Small signs, 16 x 16. */
export const SIGNS = {
  speed: '<path d="M1.500 2.500h4.200L11 8l-5.300 5.500H1.500L6.800 8zM8 2.500h2.600L15.500 8l-4.900 5.500H8L13 8z"/>',
  firepower:
    '<path d="M8 0l1.500 4.700L13.700 2.300 11.300 6.500 16 8l-4.700 1.500 2.400 4.200-4.200-2.400L8 16l-1.500-4.700-4.200 2.400 2.400-4.200L0 8l4.700-1.500L2.300 2.300l4.200 2.400z"/>',
  armour: '<path d="M8 .6l6.400 2.200v4.600c0 4-2.600 6.700-6.400 8.100-3.800-1.400-6.400-4.100-6.400-8.100V2.800z"/>',
  bombing:
    '<path d="M5 0h6l-1.200 2.200 1.200 1.900c1.700 1.200 2.600 2.900 2.600 4.900 0 3.100-2.300 5.400-5.600 7-3.300-1.600-5.600-3.900-5.600-7 0-2 .9-3.700 2.600-4.900l1.200-1.900z"/>',
  limit:
    '<path d="M8 .4l6.800 3.800v7.600L8 15.600l-6.800-3.800V4.200zM8 2.700L4 4.900l4 2.200 4-2.200zM3.200 6.500v4.200L7 12.900V8.600zM12.800 6.500L9 8.600v4.300l3.800-2.200z" fill-rule="evenodd"/>',
  moon: '<path d="M11.400 13.900A6.700 6.700 0 0 1 8.600 1.100 7 7 0 1 0 15 11.700a6.600 6.600 0 0 1-3.600 2.200z"/>',
  planet:
    '<circle cx="8" cy="8" r="4.300"/><path d="M.6 11.600C-.4 9.900 3 6.600 7.400 4.300s9-2.800 9.900-1" transform="translate(-.9 .5)" fill="none" stroke="currentColor" stroke-width="1.500"/><path d="M.9 11.400c.9 1.700 5.300 1 9.700-1.300 3.600-1.900 6.300-4.400 6-6" transform="translate(-.9 .7)" fill="none" stroke="currentColor" stroke-width="1.500"/>',
  sun: '<circle cx="8" cy="8" r="3.700"/><path d="M8 0v2.800M8 13.200V16M0 8h2.800M13.200 8H16M2.300 2.300l2 2M11.700 11.700l2 2M2.300 13.700l2-2M11.700 4.300l2-2" stroke="currentColor" stroke-width="1.700"/>',
  galaxy:
    '<circle cx="8" cy="8" r="2"/><path d="M8 8c3-3 6.500-1 6.500 1.600M8 8c-3 3-6.500 1-6.500-1.600M8 8c3 3 .8 7-2.400 6.700M8 8c-3-3-.8-7 2.400-6.700" fill="none" stroke="currentColor" stroke-width="1.700" stroke-linecap="round"/>',
  first:
    '<path d="M8 1l2 4.700 5 .4-3.800 3.300 1.200 5L8 11.700l-4.400 2.700 1.200-5L1 6.100l5-.4z" fill="none" stroke="currentColor" stroke-width="1.200"/>',
  used: '<rect x="1" y="4.500" width="10" height="7.500" rx="1.200" fill="none" stroke="currentColor" stroke-width="1.600"/><path d="M9 1.500a6 6 0 0 1 5.500 6M12.300 6.200l2.200 2 1.400-2.600" fill="none" stroke="currentColor" stroke-width="1.500"/>',
  damaged:
    '<path d="M3 1h10v14H3z" fill="none" stroke="currentColor" stroke-width="1.600"/><path d="M9.500 1L6.300 6l3.600 2.300L6.800 15" fill="none" stroke="currentColor" stroke-width="1.500"/>',
  eye: '<path d="M8 3C3.800 3 1 8 1 8s2.800 5 7 5 7-5 7-5-2.800-5-7-5zm0 8.200A3.200 3.200 0 1 1 8 4.800a3.200 3.200 0 0 1 0 6.400z"/><circle cx="8" cy="8" r="1.600"/>',
  ship: '<path d="M8 .5l2 5 5 5.500-4.500-.6L8 15.500l-2.500-5.100L1 11l5-5.500z"/>',
  weaponry:
    '<path d="M9.600 1.200l.5 2 1.800.9 1.900-.8 1.400 2.600-1.500 1.300v1.800l1.500 1.300-1.400 2.600-1.900-.7-1.800.9-.5 2H6.400l-.5-2-1.800-.9-1.900.7L.8 10.300 2.300 9V7.200L.8 5.900l1.400-2.600 1.900.8 1.800-.9.500-2zM8 5.400a2.700 2.700 0 1 0 0 5.400 2.700 2.700 0 0 0 0-5.400z" fill-rule="evenodd"/>',
  crew: '<circle cx="8" cy="4.600" r="3.600"/><path d="M1.200 15.500c0-4 3-6.300 6.800-6.300s6.800 2.300 6.800 6.300z"/>',
  base: '<path d="M1 15V9h3V5l2-1.500V9h1V2l2.500-1.500V15zM11 15V6l4 2.500V15z"/>',
  event:
    '<path d="M8 1a7 7 0 1 0 0 14A7 7 0 0 0 8 1zm0 2.200a4.800 4.800 0 1 1 0 9.600 4.800 4.800 0 0 1 0-9.600z" fill-rule="evenodd"/><circle cx="8" cy="8" r="2.600"/>',
  interrupt: '<path d="M9.700 0L2.300 9h4.500L5.500 16l8.200-9.700H9z"/>',
} as const

export type SignName = keyof typeof SIGNS

/** The emblems of the races, 32 x 32: one shape each, distinguishable without colour. */
export const EMBLEMS: Readonly<Record<Race, string>> = {
  human:
    '<path d="M16 2l3.400 8L30 6.500 25 18l-6.200 4L16 30l-2.800-8L7 18 2 6.500 12.600 10z"/><path d="M16 9l2 5-2 6-2-6z" fill="#0b1020" fill-opacity=".6"/>',
  xeno: '<path d="M4 3c6 3 8 9 7.500 17L9 29C3 22 1.500 12 4 3zM28 3c-6 3-8 9-7.500 17L23 29c6-7 7.500-17 5-26zM16 6c3.500 5 3.500 12 0 23-3.500-11-3.500-18 0-23z"/>',
  insectoid:
    '<path d="M16 1.500l12.500 7.200v14.600L16 30.500 3.500 23.300V8.700zM16 6L7.500 11v10L16 26l8.500-5V11z" fill-rule="evenodd"/><path d="M16 9.500l5.500 3.200v6.600L16 22.500l-5.500-3.200v-6.600z"/>',
  carnoplant:
    '<path d="M16 31C15 22 10 20 3 20c0-8 6-10 10-7C9 8 12 3 16 1c4 2 7 7 3 12 4-3 10-1 10 7-7 0-12 2-13 11z"/><path d="M16 8v18M16 20l-7-3M16 20l7-3" stroke="#0b1020" stroke-opacity=".6" stroke-width="1.600" fill="none"/>',
  triciplite: '<path d="M16 2l6.500 11h-13zM8.500 15L15 26H2zM23.500 15L30 26H17z"/><path d="M16 15.500l5 8.500H11z" fill-opacity=".45"/>',
  spaceshark:
    '<path d="M5 22C8 10 14 3 24 2c-3 6-2 13 4 20z"/><path d="M2 25c4-2.500 6 2.500 10 0s6-2.500 9 0 5 1.500 9-.5v3.500c-4 2-6 2.500-9 .5s-5-2-9 0-6 2-10 .5z"/>',
  cerebrite:
    '<path d="M16 6C8 6 2 16 2 16s6 10 14 10 14-10 14-10S24 6 16 6zm0 3.500a6.500 6.500 0 1 1 0 13 6.500 6.500 0 0 1 0-13z" fill-rule="evenodd"/><circle cx="16" cy="16" r="3.400"/><path d="M16 0l1.700 4h-3.400zM16 32l1.700-4h-3.400zM6 3l3.600 3-2.200 1.400zM26 3l-3.600 3 2.200 1.400z"/>',
  zarg: '<path d="M15 1l2.500 8.500L25 3l-3.500 8.500L31 11l-8 5.500 7 6.500-9.500-1.500L22 31l-6-7.500L9 30l2.500-9.500L1 22l7.500-6L3 8l8 3z"/><circle cx="16" cy="16" r="3.600" fill="#0b1020" fill-opacity=".75"/>',
}
