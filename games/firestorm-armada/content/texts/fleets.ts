import type { Texts } from '../localized-text.ts'

/** The names of the starter fleets. */
export const FLEET_TEXTS: Texts = {
  'terrans-500': { name: { hu: 'Terrans járőrflotta', en: 'Terrans patrol' } },
  'terrans-800': { name: { hu: 'Terrans nagy járőrflotta', en: 'Terrans strong patrol' } },
  'terrans-1200': { name: { hu: 'Terrans harci flotta', en: 'Terrans battle fleet' } },
  'aquans-500': { name: { hu: 'Aquans járőrflotta', en: 'Aquans patrol' } },
  'aquans-800': { name: { hu: 'Aquans nagy járőrflotta', en: 'Aquans strong patrol' } },
  'aquans-1200': { name: { hu: 'Aquans harci flotta', en: 'Aquans battle fleet' } },
  'dindrenzi-500': { name: { hu: 'Dindrenzi járőrflotta', en: 'Dindrenzi patrol' } },
  'dindrenzi-800': { name: { hu: 'Dindrenzi nagy járőrflotta', en: 'Dindrenzi strong patrol' } },
  'dindrenzi-1200': { name: { hu: 'Dindrenzi harci flotta', en: 'Dindrenzi battle fleet' } },
  'relthoza-500': { name: { hu: 'Relthoza járőrflotta', en: 'Relthoza patrol' } },
  'relthoza-800': { name: { hu: 'Relthoza nagy járőrflotta', en: 'Relthoza strong patrol' } },
  'relthoza-1200': { name: { hu: 'Relthoza harci flotta', en: 'Relthoza battle fleet' } },
  'sorylians-500': { name: { hu: 'Sorylians járőrflotta', en: 'Sorylians patrol' } },
  'sorylians-800': { name: { hu: 'Sorylians nagy járőrflotta', en: 'Sorylians strong patrol' } },
  'sorylians-1200': { name: { hu: 'Sorylians harci flotta', en: 'Sorylians battle fleet' } },
  'directorate-500': { name: { hu: 'Directorate járőrflotta', en: 'Directorate patrol' } },
  'directorate-800': { name: { hu: 'Directorate nagy járőrflotta', en: 'Directorate strong patrol' } },
  'directorate-1200': { name: { hu: 'Directorate harci flotta', en: 'Directorate battle fleet' } },
}
