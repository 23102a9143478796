import type { Listings } from '@orrery/kernel'

/** The keys that numbers meant in states and answers stored before content was stored by key. It never changes. */
export const UNKEYED: Listings = {
  scenarios: 'borderClash rescueMission extraction convoy stationAssault asteroidAmbush',
  races: 'terrans aquans dindrenzi relthoza sorylians directorate neutral',
  ships: `
    terrans-titan terrans-tyrant terrans-apollo terrans-citadel terrans-solar terrans-ares terrans-marshal terrans-palisade
    terrans-valhalla terrans-hauberk terrans-teuton terrans-perseus terrans-aegis terrans-harpoon terrans-horizon terrans-artemis
    terrans-security terrans-armsmen terrans-missionary terrans-wayfarer terrans-javelin terrans-nadir terrans-squire aquans-kraken
    aquans-maelstrom aquans-dagon aquans-oannes aquans-charybdis aquans-nectridea aquans-orca aquans-vortex aquans-namazu
    aquans-isonade aquans-ladon aquans-limulus aquans-carcinus aquans-stingray aquans-shiva aquans-cyclone aquans-chimaera
    aquans-antiarchi aquans-nereid aquans-snapper aquans-kappa dindrenzi-retribution dindrenzi-praetorian dindrenzi-nausicaa
    dindrenzi-falchion dindrenzi-legion dindrenzi-cataphract dindrenzi-bastion dindrenzi-murmillo dindrenzi-secutor
    dindrenzi-velites dindrenzi-castra dindrenzi-decurion dindrenzi-trident dindrenzi-spatha dindrenzi-pilum dindrenzi-thraex
    dindrenzi-pugio dindrenzi-sgian dindrenzi-scuta dindrenzi-retarius relthoza-apex relthoza-nexus relthoza-theridion
    relthoza-ootheca relthoza-raptor relthoza-weaver relthoza-huntsman relthoza-assassin relthoza-iramon relthoza-cotesia
    relthoza-araneae relthoza-venom relthoza-virulence relthoza-ummidia relthoza-ichneumon relthoza-nidus relthoza-widow
    relthoza-erigone relthoza-mite relthoza-wolf sorylians-broadsword sorylians-falx sorylians-xiphos sorylians-hasta
    sorylians-amentum sorylians-phalanx sorylians-kopis sorylians-falcata sorylians-lucern sorylians-katar sorylians-kestros
    sorylians-warwolf sorylians-harvester sorylians-aspis sorylians-corvus sorylians-reaper sorylians-flechette sorylians-plumbata
    sorylians-kontos directorate-persecution directorate-anarchist directorate-eliminator directorate-dominance
    directorate-integration directorate-deterrent directorate-firewall directorate-subjugator directorate-abraxas
    directorate-champion directorate-appropriation directorate-tormentor directorate-ascendency directorate-nemesis
    directorate-annihilation directorate-neutralizer directorate-liquidator directorate-induction directorate-impact
    directorate-suppression directorate-hostility neutral-transport neutral-shuttle
  `,
  wings: 'fighter bomber interceptor assaultShuttle',
  cards: `
    T01 T02 T03 T04 T05 T06 T07 T08 T09 T10 T11 S01 S02 S03 S04 S05 S06 S07 S08 S09 S10 S11 S12 A01 A02 A03 A04 A05 A06 A07 A08 A09
    A10 A11 A12 R01 R02 R03 R04 R05 R06 R07 R08 R09 R10 R11 R12 R13
  `,
}
