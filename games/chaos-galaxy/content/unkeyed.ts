import type { Listings } from '@orrery/kernel'

/** What numbers meant in states and answers that were stored before these carried keys. It never changes. */
export const UNKEYED: Listings = {
  cards: `
    solyom gagarin sasfiok turul mamut-i honfoglalo hunyadi fold-emleke gaia-tuzgyorsito durmacel-vertezet koteleknavigator
    kombinalt-fegyverrendszer atomtoltet zendulo-kapitany onkentes diplomata ipari-park kikepzokozpont urvedelmi-kor hadijatek
    csali-kolonia osszehangolt-tamadas mozgositas tudomanyos-program tanulsagok hadianyag-atcsoportositas nagykoalicio
    durmacel-celterelo felulbiralas osszpontositott-tuz gyors-felkeszules erosites bajtarsiassag femrago jegszilank hidrogenszivo
    karom portyazo vasszorny rohamgalya jegorias femkarom hutopancel legenysegi-kabin faltoro-kos tuzer vasfalo rohamosztagos
    vergozos vaskezu-gepesz falkakapitany krrog hidegveru-parancsnok hasitogep kantinos hadurjelolt kikepzoverem jegbarlang
    csontverem harci-toborzo hadisarc verszomj vad-roham elszantsag riado halalos-oleles szitakoto dongo darazs lotetu szarvasbogar
    saskaraj kiralyno-barkaja kitinlemez savfroccs asofog epitomunkas kiralynoi-testor savkopo rajvezer pancelos-dolgozo aknagyuru
    kiralynoi-kamra kitinfal gombakert savakna feszekcsapda alaasas feromontorony alagutrendszer os-boly kelteto szorgos-kezek
    rajzas kiralynoi-parancs ujjaepites kitinreflex hajnali-muszak aldozatos-vedelem futar kereskedoszloop indafogo berelt-cirkalo
    aranykaravan monopolista crx yggdrasil berfegyver burokpajzs rakoter pollenraketa kereskedoherceg zsoldos konyvelo bankar
    rakodogep alkusz tozsde pancelterem jo-uzlet hitel vamszedes tozsdebumm embargo felvasarlas vegkiarusitas bergyilkos kamat
    megvesztegetes biztositas utvam rugyezes gondolat hirvivo liktor alomszovo birodalmi-cirkalo veto palotahajo pszi-erosito
    ammoniapajzs gondolatolvaso elmeraketa tengernagy telepata tanacsnok emlekor szolgarobot chazma-toltet szenatus
    telepatikus-arnyekolas agytroszt csaszari-konyvtar csaszar-szava telepatikus-csapas pszichikus-vihar birodalmi-ado dotacio
    jovobelatas emlekarchivum elmeuralom bizottsagi-meghallgatas megtorlas rendkivuli-allapot kesleltetes halalszarny kaoszszikra
    cobra-flash dulo liderc roncsvadasz pusztito invazios-fellegvar husdaralo kaoszmag roncspancel orult-raketa kaoszpap fosztogato
    hordavezer kamikazerobot invazios-bazis roncstelep blokad kaoszakna feltamado-roncs temetoi-szuret meglepo-fordulat
    felsobb-parancs extra-talalat rajtautes szabotazs pusztito-duh visszhang zavaras halalsikoly kaoszhullam fejetlenseg haromszog
    kenfelho prizma sziliciumsziv kristalyraktar tripla-eg fotonlandzsa harmas-lezer szingularitas-agyu bombavetosin tukorpajzs
    kristalypajzs fazispajzs nanoraj hajtomufokozo univerzalis-csatolo plazmaraketa tokeletes-forma fegyvermester szereloraj
    feltalalo kalibralo fegyvermuhely tervezoasztal energiaracs robbano-prototipus gyors-atszereles szabadalom osszeszereles
    tultoltes veszpajzs fegyverleolvasas rovidzarlat marduk-kurios pengefarok verszag arnyuszony holdimado fekete-dagaly rajvadasz
    tigrisuszony melytengeri kalapacsfej kisertetraja leviatan nagy-feher trax-zaszloshajo rozsdas-szigonyveto torpedoraj
    harrrk-trax szigonyos-lovesz telekinetikus-pilota melyuri-kem tisztogato-robot zsakmanypiac vadaszkikoto veres-viz
    ragadozo-osztonok zsakmanyolas verdij masodik-hullam capatamadas kitero-mozdulat harapas csendes-merules ellenaramlat
  `,
  races: 'human xeno insectoid carnoplant cerebrite zarg triciplite spaceshark',
  keywords: 'cloak rapidFire barrage formation stealth heavyWeapons repair ordnance',
  operations: `
    modify setStat grant removeKeywords rule restrict permit modifyCost taxAttack preventBombing preventDamage
  `,
  triggers: `
    paid played destroyed attackDeclared joinsCombat paymentEnd fires firedAt returnsFire damaged dealsDamage kills bombs
    bombingSuccess bombed unequip startPhase endPhase milled
  `,
}
