import { round } from '../defs.ts'

/** The gradients that terrain refers to. */
export const TERRAIN_DEFS = [
  round('t-planet', 'cx=".32" cy=".28" r=".85"', [0, '#b9e2ff'], [0.28, '#4f8fd0'], [0.62, '#1c3f7d'], [1, '#081430']),
  round('t-planet2', 'cx=".32" cy=".28" r=".85"', [0, '#ffe4b8'], [0.3, '#c98a4d'], [0.65, '#5d3326'], [1, '#170d14']),
  round('t-atm', '', [0.78, '#7fc4ff', 0], [0.86, '#7fc4ff', 0.42], [1, '#7fc4ff', 0]),
  round('t-shade', 'cx=".3" cy=".26" r=".95"', [0.4, '#04060f', 0], [0.95, '#04060f', 0.88]),
  round('t-neb', '', [0, '#7b5cff', 0.42], [0.5, '#5a49d6', 0.26], [1, '#3c3ab0', 0]),
  round('t-neb2', '', [0, '#45c8d8', 0.34], [1, '#2c7fb8', 0]),
  round('t-neb3', '', [0, '#e77fc2', 0.3], [1, '#8a3f9a', 0]),
  round('t-hole', '', [0, '#000'], [0.32, '#05020f'], [0.45, '#ffcf8a', 0.85], [0.6, '#b56bff', 0.3], [1, '#5d3bd0', 0]),
  '<linearGradient id="t-rock" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#c8c0b4"/><stop offset=".45" stop-color="#7d766f"/><stop offset="1" stop-color="#2f2d35"/></linearGradient>',
].join('')
