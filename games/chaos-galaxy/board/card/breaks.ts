import type { Language } from '@orrery/text'

const SOFT = '\u00ad'

/** Words of this length may need a break on a card at table size. */
const LONG = 6

/** Break points in English words of card names. */
const ENGLISH =
  'Ac-cel-er-ator Account-ant Ad-mi-ral Am-pli-fier Anni-hi-lator Ar-moured As-sem-bly Bat-ter-ing Blood-crazed Blood-lust ' +
  'Board-ing Bum-ble-bee Cali-brator Char-tered Cita-del Clear-ance Coali-tion Com-bined Com-mander Com-mit-tee Com-rade-ship ' +
  'Co-ordi-nated Coun-cil-lor Coun-ter-cur-rent De-fence De-struc-tive Diplo-mat Dragon-fly Dream-weaver Dur-ma-cél Emer-gency ' +
  "Em-peror's En-dow-ment Engi-neer Ex-change Ex-plod-ing Fili-buster Flag-ship Fore-sight For-ma-tion Ga-ga-rin Gov-er-nor's " +
  'Grap-pler Grave-yard Hammer-head Home-steader Hu-nyadi Hydro-gen Im-pe-rial Indus-trial In-sur-ance In-va-sion In-ven-tor ' +
  'Kami-kaze Laun-cher Le-via-than Li-brary Ma-chine Mam-moth Man-dible Ma-rauder Ma-teriel Mer-ce-nary Mer-chant ' +
  'Mobi-li-sation Mono-po-list Mu-ti-nous Hatch-ery Nano-swarm Navi-ga-tor Or-bital Over-charge Over-ride Pan-de-mo-nium Phero-mone Preda-tor ' +
  'Pro-gramme Pro-to-type Quar-ters Razor-tail Readi-ness Re-build-ing Re-cruiter Re-group-ing Re-in-force-ments Re-pair-ing ' +
  'Retri-bution Scrap-yard Side-step Simu-lation Singu-larity Sur-prising Swarm-ing Take-over Tele-ki-netic Tele-path ' +
  'Tele-pathic Tor-pedo Train-ing Un-bro-ken Under-mining Uni-ver-sal Vol-un-teer Work-shop Wor-ship-per Ygg-dra-sil'

/** Hungarian words whose joints the syllable rule would miss. */
const HUNGARIAN =
  'Al-agút-rend-szer Alá-ásás Ellen-áram-lat Elme-ura-lom Em-lék-ar-chí-vum Em-lék-őr Gon-do-lat-ol-vasó Had-úr-jelölt ' +
  'Jég-óri-ás Ke-res-ke-dő-szloop Mély-űri Pszi-chi-kus Ra-ga-do-zó-ösz-tön Ro-ham-osz-ta-gos Rö-vid-zár-lat Sav-akna ' +
  'Szin-gu-la-ri-tás-ágyú Ter-ve-ző-asz-tal Tig-ris-uszony Árny-uszony Össze-han-golt Össze-sze-re-lés'

const LISTED: Readonly<Record<Language, ReadonlyMap<string, string>>> = { en: listed(ENGLISH), hu: listed(HUNGARIAN) }

function listed(words: string): ReadonlyMap<string, string> {
  return new Map(words.split(' ').map((word) => [word.replaceAll('-', ''), word.replaceAll('-', SOFT)]))
}

/** A consonant that begins a Hungarian syllable, with its vowel, after at least two letters and before at least one more. */
const SYLLABLE = /(?<=\p{L}{2})(?:dzs|cs|dz|gy|ly|ny|sz|ty|zs|[^aáeéiíoóöőuúüű\P{L}])(?=[aáeéiíoóöőuúüű]\p{L})/giu

/** A card's name with soft hyphens in its long words. */
export function breakable(name: string, language: Language): string {
  return name.replace(/\p{L}[\p{L}']*/gu, (word) => {
    if (word.length < LONG) return word
    const known = LISTED[language].get(word)
    return known ?? (language === 'hu' ? word.replace(SYLLABLE, `${SOFT}$&`) : word)
  })
}
