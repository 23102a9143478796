/** Names of stars for bots in tournaments: the same in all languages. */
const STARS =
  'Sirius Canopus Arcturus Vega Capella Rigel Procyon Achernar Betelgeuse Hadar Altair Acrux Aldebaran Antares Spica Pollux Fomalhaut Deneb Mimosa Regulus Adhara Castor Shaula Gacrux Bellatrix Elnath Miaplacidus Alnilam Alnair Alioth Dubhe Mirfak Wezen Sargas Kaus Avior Alkaid Menkalinan Atria Alhena Peacock Mirzam Alphard Hamal Diphda Nunki Menkent Mirach Alpheratz Rasalhague Kochab Saiph Denebola Algol Tiaki Muhlifain Aspidiske Suhail Alphecca Mintaka Sadr Eltanin Schedar Naos'.split(
    ' ',
  )

/** The name of the bot with this entrant number; it is unique in the tournament. */
export function botName(number: number): string {
  const round = Math.floor(number / STARS.length)
  return `${STARS[number % STARS.length]}${round === 0 ? '' : ` ${round + 1}`}`
}
