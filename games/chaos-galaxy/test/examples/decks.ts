/**
 * The decks of the two players of the published examples: three copies of each card that the examples name, and others of the races that
 * the examples mention.
 */

/** Xeno, insectoid, zarg and spaceshark. */
export const LACIS_DECK = {
  tuzer: 3,
  femrago: 3,
  karom: 3,
  femkarom: 3,
  aknagyuru: 3,
  szitakoto: 3,
  dongo: 3,
  lotetu: 3,
  'cobra-flash': 3,
  halalszarny: 3,
  'extra-talalat': 3,
  'felsobb-parancs': 3,
  'marduk-kurios': 3,
  pengefarok: 3,
  arnyuszony: 3,
}

/** Human, carnoplant, cerebrite and spaceshark. */
export const DANIS_DECK = {
  'mamut-i': 3,
  'durmacel-celterelo': 3,
  felulbiralas: 3,
  solyom: 3,
  sasfiok: 3,
  crx: 3,
  futar: 3,
  indafogo: 3,
  'berelt-cirkalo': 3,
  'chazma-toltet': 3,
  gondolat: 3,
  hirvivo: 3,
  liktor: 3,
  holdimado: 3,
  tigrisuszony: 3,
}
