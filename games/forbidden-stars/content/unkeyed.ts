import type { Listings } from '@orrery/kernel'

/** What numbers meant in states and answers that were stored before these carried keys. It never changes. */
export const UNKEYED: Listings = {
  factions: 'space-marines chaos orks eldar',
  events: `
    adeptus-mechanicus emperors-champion exterminatus heroic-intervention rites-of-battle emperor-protects unwavering-resolve
    work-of-the-righteous blight-of-nurgle incantation-of-tzeentch prayer-to-the-dark-gods prophets-and-signs seduced-by-chaos
    spoils-of-war through-the-warp touched-by-the-warp gitz-dem how-we-getz-here letz-get-fightin lootin-n-stealin moar-boyz mob-up
    teer-it-down warboss exodite-colony farsight legacy-of-vaul outcasts-returned outmanoeuvre path-of-the-warrior vicious-raids
    warp-gate
  `,
  'combat-deck': `
    ambush*2 blessed-power-armour*2 faith-in-the-emperor*2 fury-of-ultramar*2 reconnaissance*2 drop-pod-assault*2 glory-and-death*2
    hold-the-line*2 veteran-scouts*2 armoured-advance*2 break-the-line*2 show-no-fear*2 emperors-glory*2 emperors-might*2
    dark-faith*2 foul-worship*2 impure-zeal*2 khornes-rage*2 lure-of-chaos*2 mark-of-khorne*2 mark-of-nurgle*2 mark-of-slaanesh*2
    mark-of-tzeentch*2 chaos-united*2 daemonic-resilience*2 inhuman-strength*2 chaos-victorious*2 death-and-despair*2 ard-boyz*2
    gretchin*2 mek-boyz*2 shoota-boyz*2 slugga-boyz*2 biker-nobz*2 mega-nobz*2 sea-of-green*2 waaagh*2 party-wagon*2 rokkit-wagon*2
    weirdboyz*2 smasher-gargant*2 snapper-gargant*2 command-of-the-autarch*2 hit-and-run*2 howling-banshees*2 ranger-support*2
    striking-scorpions*2 fire-dragons-vengeance*2 swooping-hawks*2 wraithguard-advance*2 wraithguard-support*2 fire-prism*2
    spiritseers-guidance*2 wave-serpent*2 holofield-emitter*2 psychic-lance*2
  `,
  'combat-cards': `
    ambush blessed-power-armour faith-in-the-emperor fury-of-ultramar reconnaissance drop-pod-assault glory-and-death hold-the-line
    veteran-scouts armoured-advance break-the-line show-no-fear emperors-glory emperors-might dark-faith foul-worship impure-zeal
    khornes-rage lure-of-chaos mark-of-khorne mark-of-nurgle mark-of-slaanesh mark-of-tzeentch chaos-united daemonic-resilience
    inhuman-strength chaos-victorious death-and-despair ard-boyz gretchin mek-boyz shoota-boyz slugga-boyz biker-nobz mega-nobz
    sea-of-green waaagh party-wagon rokkit-wagon weirdboyz smasher-gargant snapper-gargant command-of-the-autarch hit-and-run
    howling-banshees ranger-support striking-scorpions fire-dragons-vengeance swooping-hawks wraithguard-advance
    wraithguard-support fire-prism spiritseers-guidance wave-serpent holofield-emitter psychic-lance
  `,
  upgrades: `
    rain-of-fire crusade direct-the-faithful recruitment-worlds drop-pods fear-from-above dread-ritual favour-of-the-dark-gods
    from-the-warp complete-destruction lootin ork-roks werk-fasta the-green-tide stealin tactical-strikes wraithbone-singers
    farseers corsair-raid strafing-run
  `,
  tiles: '1 2 3 4 5 6 7 8 9 10 11 12',
  'unit-pieces': `
    scout*6 strike-cruiser*3 space-marine*6 land-raider*6 battle-barge*3 warlord-titan*3 cultist*9 iconoclast-destroyer*3
    chaos-space-marine*6 helbrute*3 repulsive-grand-cruiser*3 chaos-reaver-titan*3 ork-boyz*9 onslaught-attack-ship*3 nob*6
    battlewagon*3 kill-kroozer*3 gargant*3 aspect-warrior*6 hellebore-frigate*6 wraithguard*3 falcon*3 void-stalker*3
    warlock-battle-titan*3 reinforcement*12
  `,
  objectives: 'space-marines*6 chaos*6 orks*6 eldar*6',
  'tile-sides': '1*2 2*2 3*2 4*2 5*2 6*2 7*2 8*2 9*2 10*2 11*2 12*2',
  structures: 'factory*12 city*12 bastion*11',
  units: `
    scout strike-cruiser space-marine land-raider battle-barge warlord-titan cultist iconoclast-destroyer chaos-space-marine
    helbrute repulsive-grand-cruiser chaos-reaver-titan ork-boyz onslaught-attack-ship nob battlewagon kill-kroozer gargant
    aspect-warrior hellebore-frigate wraithguard falcon void-stalker warlock-battle-titan
  `,
  'structure-kinds': 'factory city bastion',
}
