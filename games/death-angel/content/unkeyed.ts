import type { Listings } from '@orrery/kernel'

/** The keys that numbers meant in states and answers stored before content was stored by key. It never changes. */
export const UNKEYED: Listings = {
  marines: 'gideon noctis claudio goriel leon valencio lorenzo deino calistarius scipio zael omnio',
  teams: 'green yellow red blue grey purple',
  genestealers: 'head*9 tail*9 claw*9 tongue*9 brood-lord-a*1 brood-lord-b*1',
  terrain: 'corridor artefact control-panel door promethium-tank dark-corner spore-chimney ventilation-duct',
  events: `
    chaos-of-battle-1 chaos-of-battle-2 cleansing-flames-1 enter-formation-1 evasion-1 flanking-manoeuvre-1
    for-my-battle-brothers-1 for-my-battle-brothers-2 full-scan-1 full-scan-2 gun-jam-1 gun-jam-2 out-of-thin-air-1
    out-of-thin-air-2 outnumbered-1 psychic-assault-1 quick-instincts-1 rescue-space-marine-1 resupply-1 rewarded-faith-1
    second-wind-1 secret-route-1 secret-route-2 stalking-from-the-shadows-1 stalking-from-the-shadows-2 surrounded-1
    temporary-sanctuary-1 the-swarm-1 the-swarm-2 theyre-everywhere-1
  `,
  locations: `
    void-lock-1 void-lock-2-4 void-lock-5 void-lock-3-6 main-corridor maintenance-tunnels service-shaft cryo-control
    lower-accessway wreckage-labyrinth apothecarion core-cogitator munitorium black-holds dark-catacombs teleportarium generatorium
    hibernation-cluster wrath-of-baal-chapel genestealer-lair launch-control-room toxin-pumping-station
  `,
  setups: 'void-lock-1 void-lock-2-4 void-lock-5 void-lock-3-6',
}
