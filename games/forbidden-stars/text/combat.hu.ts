/** The Hungarian texts of combats, orbital strikes, order upgrades and events. */
export const combatHu = `
face-attack = támadás
face-defence = védekezés
face-morale = morál

ask-combat-reinforce = Hány utánpótlás jelző szálljon be? Legfeljebb { $most }.
ask-combat-card = A harc { $round }. köre: melyik lapot játszod ki? Egyszerre választotok.
ask-combat-damage = { $damage } sérülést szenvedsz: ki viselje elsőként?
ask-combat-retreat = { $area }: { $count ->
    [one] hová vonuljon vissza az egység?
   *[other] hová vonuljon vissza { ART($count) } { $count } egység, mind együtt?
  }
ask-combat-mark = Csak { $count } irányító jelződ maradt: mely építményeket tartod meg? A többi megsemmisül.
ask-combat-ambush = Rajtaütés: megsemmisül ({ $unit }), hacsak el nem költesz egy morál kockát.
ask-combat-ability = { $card }: használod a képességet?
ask-combat-either = { $card }: melyiket választod?
ask-combat-tokens = { $card }: milyen jelzőket kérsz, morál kockánként egyet?
ask-combat-lose = { $card }: melyik kockádat veszted el?
ask-combat-spend = { $card }: elköltesz érte egy kockát?
ask-combat-room = { $card }: most semmit sem tenne. Elköltesz egy kockát, hogy helye legyen egy másiknak?
ask-combat-spend-count = { $card }: hány támadás kockát költesz el?
ask-combat-convert = { $card }: mely kockákat fordítod át?
ask-combat-reroll = { $card }: melyik kocka újradobása következzen?
ask-combat-unless-die = { $card }: elköltesz egy kockát ({ $face }), hogy elkerüld?
ask-combat-unless-rout = { $card }: megfutamítod egy egységedet, hogy elkerüld?
ask-combat-unless-destroy = { $card }: feláldozod egy egységedet, hogy elkerüld?
ask-combat-unless-dice = { $card }: megsemmisül ({ $unit }), hacsak el nem költesz { $count } kockát.
ask-combat-unless-discard = { $card }: eldobod ezt a lapot ({ $discarded }), vagy az ellenfeled kapja a jelzőket?
ask-combat-must-rout = { $card }: melyik egységed futamodjon meg?
ask-combat-must-destroy = { $card }: melyik egységed semmisüljön meg?
ask-combat-must-discard = { $card }: melyik felfordított lapodat dobod el?
ask-combat-rally = { $card }: melyik egység sorakozzon fel?
ask-combat-rout = { $card }: melyik ellenséges egység futamodjon meg?
ask-combat-rout-own = { $card }: megfutamítod egy egységedet, hogy a kör végéig ne sérülj?
ask-combat-destroy = { $card }: melyik ellenséges egység semmisüljön meg?
ask-combat-destroy-some = { $card }: mely ellenséges egységek semmisüljenek meg, elköltött morál kockánként egy?
ask-combat-sacrifice = { $card }: melyik egységedet áldozod fel?
ask-combat-retreat-one = { $card }: ki vonuljon vissza?
ask-combat-retreat-some = { $card }: kik vonuljanak vissza, elköltött morál kockánként egy?
ask-combat-bring = { $card }: ki jöjjön erre a világra?
ask-combat-place = { $card }: hol jelenjen meg a Szektás?
ask-combat-exalt = { $card }: kiből legyen Káosz Űrgárdista?
ask-combat-slip = { $card }: ki tűnjön el, és hová?
ask-combat-surge = { $card }: hová menjenek az egységek?
ask-combat-surge-units = { $card }: mely egységek menjenek oda?
ask-combat-icons = { $card }: felfordítasz még egy lapot az ikonjaiért?
ask-combat-discard = { $card }: az ellenfél melyik felfordított lapja legyen az?
ask-scheme-use = Felhasználod most: { $card }?
ask-scheme-rout = Megfutamodott: { $unit }. Felhasználod, hogy megsemmisítsd: { $card }?
ask-scheme-unit = { $card }: melyik egység legyen az?
ask-scheme-refuge = Távolbalátás: melyik területre távozzanak az álló egységeid?
ask-scheme-structure = Rombold le!: melyik építmény semmisüljön meg?
ask-scheme-storm = Felhasználod ({ $card }), hogy te mozgasd ezt a hipertér vihart?
ask-scheme-system = { $card }: melyik rendszer legyen az?
ask-scheme-leave = Hipertér Kapu: melyik területről?
ask-scheme-enter = Hipertér Kapu: melyik területre?
ask-scheme-units = Hipertér Kapu: mely egységek menjenek? Legfeljebb { $most }.
ask-scheme-token = { $card }: melyik parancsod kerüljön a kupaca tetejére vagy aljára?
ask-choose-event = { $count ->
    [one] Egy eseményt húztál. Válaszd ki.
   *[other] { $count } eseményt húztál. Melyiket hajtod végre? A többit eldobod.
  }
ask-resolve-event = Végrehajtod a képességét: { $card }?
ask-event-choice-arrival = { $card }: ki érkezzen és hová?
ask-event-choice-relocation = { $card }: ki menjen és hová?
ask-event-choice-site = { $card }: melyik világra?
ask-event-choice-yield = { $card }: melyik világ mit adjon?
ask-event-choice-loot = { $card }: ki és melyik jelzőjét veszítse el?
ask-event-choice-cultist = A Hipertér Érintése: melyik Szektást áldozod fel?
ask-event-choice-gain = A Hipertér Érintése: melyik lapot kapod meg, legfeljebb { $level }. szintig?
ask-strike-target = { $code }: legyen orbitális csapás?
ask-strike-upgrades = Mely parancs fejlesztéseket jelented be ehhez a csapáshoz?
ask-strike-spend = { $upgrade }: mely kockákat költöd el?
ask-strike-after = Megvan a dobás. Teszel valamit a sérülések előtt?
ask-strike-destroy = Teljes Pusztítás: a világon melyik elemed semmisüljön meg?
ask-strike-steal = Melyik jelzőt lopod el?
ask-strike-aim = Taktikai Csapások: melyik egység sérüljön elsőként?
ask-strike-haven = Vesszőfutás: melyik szomszédos rendszerbe?
ask-strike-ships = Vesszőfutás: mely hajók menjenek ide: { $code }?
ask-strike-reroll = Ádáz Portyák: mely kockákat dobod újra?
ask-strike-face = Ádáz Portyák: mit mutasson az új kocka?
ask-deploy-ritual = Rettegett Szertartás: még egy egység ide: { $code }, { $reduction } hadianyaggal olcsóbban? Hadianyagod: { $materiel }.
ask-upgrade-use = Felhasználod: { $upgrade }?
ask-upgrade-void = { $upgrade }: melyik világűrön keljenek át a szárazföldi egységeid?
ask-upgrade-rebuild = { $upgrade }: átépítesz egy építményt másik fajtára?
ask-upgrade-tokens = { $upgrade }: mely parancsaid kerüljenek az esemény paklidra, legfeljebb kettő?
ask-upgrade-order = { $upgrade }: melyik parancsként hajtod végre?

option-use = Igen
option-refuse = Nem
option-perish = Vesszen oda
option-play-card = { $card }
option-reinforce = { $count ->
    [0] Egy sem
   *[other] { $count }
  }
option-damage = { $unit } (hátralevő életerő: { $health })
option-mark = Megtartom: { $structure }
option-retreat-to = Ide: { $area }
option-rally-one = Egység felsorakoztatása
option-die = Egy dobott kocka
option-attack-die = Egy támadás kocka
option-defence-die = Egy védekezés kocka
option-morale-die = Egy morál kocka
option-attack-dice = Támadás kockák
option-morale-dice = Morál kockák
option-attack-tokens = Támadás jelzők
option-defence-tokens = Védekezés jelzők
option-lose-defence-die = Védekezés kocka
option-lose-morale-die = Morál kocka
option-lose-defence-tokens = Védekezés jelzők
option-tokens = { $attack } támadás, { $defence } védekezés
option-lose = { $face }
option-spend = Elköltöm: { $face }
option-spend-count = { $count } kockáért { $tokens } jelző
option-convert = { $count ->
    [0] {""}
   *[other] { $count } { $from } → { $to }{" "}
  }{ $count2 ->
    [0] {""}
   *[other] { $count2 } { $from2 } → { $to2 }
  }
option-reroll = { $face }
option-reroll-some = { $attack } támadás, { $defence } védekezés, { $morale } morál
option-rout = { $unit }
option-destroy = { $unit }
option-rally = { $unit }
option-sacrifice = { $unit }
option-retreat = { $unit }
option-pay = { $attack } támadás, { $defence } védekezés, { $morale } morál
option-bring = { $unit } innen: { $from }
option-area = { $area }
option-exalt = { $unit }
option-slip = { $unit } ide: { $area }
option-surge-unit = { $unit }
option-discard = Eldobom
option-choose-unit = { $unit }
option-choose-unit-there = { $unit } ({ $area })
option-choose-system = { $code }
option-refuge = { $area }
option-tear = { $structure }
option-leave = { $area }
option-enter = { $area }
option-gate = { $unit }
option-token-top = { $order } ({ $code }): a kupac tetejére
option-token-bottom = { $order } ({ $code }): a kupac aljára
option-event = { $card }
option-arrive = { $count } × { $unit } ide: { $area }
option-site = { $area }: { $materiel } hadianyag
option-assets = Jelzők innen: { $area }
option-materiel = { $materiel } hadianyag innen: { $area }
option-loot = { $faction }: { $asset }
option-loot-nothing = { $faction }: nincs jelzője
option-touch = { $unit } ({ $area }): legfeljebb { $level }. szint
option-gain-card = { $card }
option-strike = Csapás ide: { $area }
option-no-strike = Nincs csapás
option-declare = { $upgrade }
option-strike-act = { $card }
option-steal = { $asset }
option-aim = { $unit }
option-haven = { $code }
option-gain = { $face }
option-roks = { $area }
option-rebuild = { $structure } ({ $area }) helyett { $into }
option-token = { $order }
option-as = { $order }
option-instead = Parancs helyett: { $card }

event-combat-begun = { $player } támad itt: { $area }. Védekezik: { $defender }.
    .heading = yes
event-won-at-once = { $player } ellen senki sem áll ki.
event-dice-rolled = { $player } dobása: { $attack } támadás, { $defence } védekezés, { $morale } morál.
event-dice-rerolled = { $player } újra dob: { $attack } támadás, { $defence } védekezés, { $morale } morál.
event-dice-gained = { $player } új kockái: { $attack } támadás, { $defence } védekezés, { $morale } morál.
event-dice-lost = { $player } elvesztett kockái: { $attack } támadás, { $defence } védekezés, { $morale } morál.
event-dice-spent = { $player } elköltött kockái: { $attack } támadás, { $defence } védekezés, { $morale } morál.
event-dice-converted = { $player } kockái mostantól: { $attack } támadás, { $defence } védekezés, { $morale } morál.
event-tokens-gained = { $player } új jelzői: { $attack } támadás, { $defence } védekezés.
event-tokens-lost = { $player } elvesztett jelzői: { $attack } támadás, { $defence } védekezés.
event-cards-drawn = { $player } { $count } harc kártyát húz.
event-reinforced = { $player } utánpótlást hoz: { $count } jelző.
event-round-of-combat = A harc { $round }. köre
event-cards-chosen = Mindkét lap ki van választva.
event-card-revealed = { $player } lapja: { $card }.
event-card-face-up = { $player } az ikonjaiért felfordítja: { $card }.
event-card-discarded = { $player } eldobott lapja: { $card }.
event-card-borrowed = { $player } ellen fordulnak e lap ikonjai: { $card }.
event-card-looked-at = { $player } megnézi az ellenfél lapját.
event-ability-used = { $player } használja: { $card }.
event-ability-declined = { $player } nem használja: { $card }.
event-ability-closed = { $player }: nincs egysége ehhez az egység képességhez: { $card }.
event-damage-assessed = { $player }: támadás { $attack }, védekezés { $defence }, sérülés { $damage }.
event-unit-damaged = { $unit }: { $damage } sérülés.
event-unit-routed = Megfutamodott: { $unit }.
event-unit-rallied = Felsorakozott: { $unit }.
event-unit-retreated = { $unit } ide vonul vissza: { $area }.
event-token-returned = { $player } utánpótlás jelzői visszakerülnek a készletbe: { $count }.
event-unit-replaced = { $unit } helyére lép: { $by }.
event-morale-counted = { $player } morálja: { $morale }.
event-combat-won = A harcot megnyerte: { $player }.
event-combat-undecided = Senki sem maradt; a harcnak nincs győztese.
event-structure-captured = { $player } elfoglalta: { $structure }.
event-cards-returned = { $player } visszakeveri a ki nem játszott lapjait: { $cards }.
event-scheme-used = { $player } felhasználja: { $card }.
event-structure-rebuilt = { $area }: { $structure } helyett { $into } áll.
event-tokens-to-events = { $player } parancsot tesz az esemény paklira: { $count }.
event-order-moved = { $player } parancsa ({ $code }) a kupac { $top ->
    [0] aljára kerül.
   *[other] tetejére kerül.
  }
event-strike-begun = { $player } orbitális csapást mér ide: { $area }.
event-upgrade-used = { $player } felhasználja: { $card }.
event-events-drawn = { $player } { $count } eseményt húz.
event-event-chosen = { $player } eseménye: { $card }.
event-event-revealed = { $player } a vihar ikonjáért felfedi: { $card }.
event-event-discarded = { $player } eldobja: { $card }.
event-event-declined = { $player } nem hajtja végre: { $card }.
event-event-resolved = { $player } végrehajtja: { $card }.
event-scheme-played = { $player } játékba hozza: { $card }.

refusal-FS-CARD-5 = Egyik felsorolt egység sem áll itt: { $card }.
refusal-FS-DMG-9 = Ez nem viselné el az összes sérülést.
refusal-FS-ORB-4 = Bástya védi a világot: be kell jelenteni az áttörő fejlesztést.
refusal-FS-CAP-11 = Legfeljebb öt egységed lehet ott.
`
