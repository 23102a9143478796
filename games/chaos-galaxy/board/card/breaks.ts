import type { Language } from '@orrery/text'

const SOFT = '\u00ad'

/** Words this long may have to be broken on a card at table size. */
const LONG = 9

/** Where English words of card names may be broken. */
const ENGLISH =
  'Ac-cel-er-ator Account-ant Anni-hi-lator Blood-crazed Cali-brator Comrade-ship Co-ordi-nated Coun-cil-lor Coun-ter-cur-rent ' +
  "De-struc-tive Dream-weaver Fili-buster Gov-er-nor's Hammer-head Home-steader Indus-trial Mobi-li-sation Mono-po-list Over-charge " +
  'Pan-de-mo-nium Re-build-ing Re-group-ing Re-in-force-ments Retri-bution Simu-lation Singu-larity Sur-prising Tele-ki-netic ' +
  'Tele-pathic Under-mining Wor-ship-per'

/** Hungarian words whose joints are not where the rule of syllables would find them. */
const HUNGARIAN =
  'Al-agút-rend-szer Árny-uszony Össze-han-golt Össze-sze-re-lés Ellen-áram-lat Elme-ura-lom Em-lék-ar-chí-vum Gon-do-lat-ol-vasó ' +
  'Had-úr-jelölt Ke-res-ke-dő-szloop Pszi-chi-kus Ra-ga-do-zó-ösz-tön Ro-ham-osz-ta-gos Rö-vid-zár-lat Szin-gu-la-ri-tás-ágyú ' +
  'Ter-ve-ző-asz-tal Tig-ris-uszony'

const LISTED: Readonly<Record<Language, ReadonlyMap<string, string>>> = { en: listed(ENGLISH), hu: listed(HUNGARIAN) }

function listed(words: string): ReadonlyMap<string, string> {
  return new Map(words.split(' ').map((word) => [word.replaceAll('-', ''), word.replaceAll('-', SOFT)]))
}

/** A sound that begins a Hungarian syllable, with its vowel, after at least two letters and before at least one more. */
const SYLLABLE = /(?<=\p{L}{2})(?:dzs|cs|dz|gy|ly|ny|sz|ty|zs|[^aáeéiíoóöőuúüű\P{L}])(?=[aáeéiíoóöőuúüű]\p{L})/giu

/** A card's name with soft hyphens in its long words. */
export function breakable(name: string, language: Language): string {
  return name.replace(/\p{L}[\p{L}']*/gu, (word) => {
    if (word.length < LONG) return word
    const known = LISTED[language].get(word)
    return known ?? (language === 'hu' ? word.replace(SYLLABLE, `${SOFT}$&`) : word)
  })
}
