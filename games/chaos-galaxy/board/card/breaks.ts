import type { Language } from '@orrery/text'

const SOFT = '\u00ad'

/** Words of this length may need a break on a card at table size. */
const LONG = 6

/** Break points in English words of card names. */
const ENGLISH =
  'Abys-sal Ac-cel-er-ator Account-ant Ad-mi-ral Am-mo-nia Am-pli-fier Anni-hi-lator Ar-chive Ar-moured As-pir-ing As-sault ' +
  'As-sem-bly Bat-ter-ing Block-ade Blood-crazed Blood-ed Blood-lust Board-ing Boost-er Bri-bery Bud-ding Build-er Bum-ble-bee ' +
  'Cali-brator Can-tina Cap-tain Cara-van Cham-ber Char-tered Cita-del Clear-ance Coali-tion Com-bined Com-mander Com-mit-tee ' +
  'Com-rade-ship Con-trol Co-ordi-nated Coun-cil-lor Coun-ter-cur-rent Coup-ler Cour-ier Crick-et Cruis-er Crys-tal Cus-toms ' +
  'De-fence De-struc-tive Dig-ging Diplo-mat Draft-ing Dragon-fly Dream-weaver Dur-ma-cél Em-bargo Em-brace Emer-gency ' +
  "Em-peror's En-dow-ment Engi-neer Ex-change Ex-plod-ing Fili-buster Flag-ship Fo-cused Fore-sight For-ma-tion Ga-ga-rin " +
  "Gov-er-nor's Grap-pler Grave-yard Grin-der Hammer-head Har-poon Har-vest Hatch-ery Hear-ing Home-steader Hos-tile Hunt-ers' " +
  'Hu-nyadi Hydro-gen Im-pe-rial Indus-trial In-stinct In-sur-ance In-ter-est In-va-sion In-ven-tor Jam-ming Kami-kaze Lat-tice ' +
  'Laun-cher Les-sons Le-via-than Li-brary Ma-chine Mam-moth Man-dible Ma-rauder Ma-teriel Mer-ce-nary Mer-chant Mis-sile ' +
  'Mobi-li-sation Mono-po-list Mu-ti-nous Nano-swarm Navi-ga-tor Net-work Or-bital Over-charge Over-ride Pan-de-mo-nium Per-fect ' +
  'Phero-mone Plat-ing Plun-der Preda-tor Pro-gramme Pro-to-type Psy-chic Quar-ters Rav-ager Razor-tail Readi-ness Re-build-ing ' +
  'Re-cruiter Re-group-ing Re-in-force-ments Re-pair-ing Retri-bution Sabo-tage Sci-ence Scrap-yard Self-less Ser-vant Side-step ' +
  'Sili-con Simu-lation Singu-larity Spit-ter Sta-tions Sul-phur Su-perior Sur-prising Swarm-ing Take-over Tele-ki-netic ' +
  'Tele-path Tele-pathic Tor-pedo Train-ing Tri-angle Troop-er Un-bro-ken Under-mining Uni-ver-sal Vol-un-teer War-lord Weap-ons ' +
  'Work-shop Wor-ship-per Ygg-dra-sil'

/** Break points of Hungarian words that the syllable rule would miss. */
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

/** The name of a card or of an ability with soft hyphens in its long words. */
export function breakable(name: string, language: Language): string {
  return name.replace(/\p{L}[\p{L}']*/gu, (word) => {
    if (word.length < LONG) return word
    const known = LISTED[language].get(word)
    return known ?? (language === 'hu' ? word.replace(SYLLABLE, `${SOFT}$&`) : word)
  })
}
