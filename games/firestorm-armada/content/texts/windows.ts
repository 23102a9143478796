import type { Texts } from '../localized-text.ts'

/** The moments at which cards may be played. */
export const WINDOW_TEXTS: Texts = {
  turnCards: {
    name: {
      hu: 'A kör 1. lépése: lefordítva kerül ki, a közös felfordítás után hajtódik végre.',
      en: 'Step 1 of the turn: put down face down, resolved after the common reveal.',
    },
  },
  commandSegment: { name: { hu: 'Saját osztag aktiválásának parancsszakasza.', en: "Command segment of your squadron's activation." } },
  beforeOwnAttackDice: {
    name: { hu: 'Saját támadás bejelentve, kocka még nem gurult.', en: 'An own attack has been declared; no die has been rolled.' },
  },
  afterOwnAttackDice: {
    name: {
      hu: 'Saját támadás első hulláma megvan, a pótkockák előtt.',
      en: 'The first wave of your attack has been rolled; before extra dice.',
    },
  },
  beforeEnemyShieldDice: {
    name: { hu: 'Saját támadásod célpontja pajzskockát készül dobni.', en: 'The target of your attack is about to roll shield dice.' },
  },
  beforeEnemyPdDice: {
    name: {
      hu: 'Saját torpedótámadásod célpontja PD-kockát készül dobni.',
      en: 'The target of your torpedo attack is about to roll PD dice.',
    },
  },
  ownBoardingDeclared: {
    name: {
      hu: 'Saját csáklyázás bejelentve, a csáklyázás elleni tűz előtt.',
      en: 'An own boarding has been declared; before the anti-boarding fire.',
    },
  },
  ownCarrierActivation: {
    name: {
      hu: 'Saját, rajokat szállító hajó aktiválódik, az indítás előtt.',
      en: 'An own ship with wings aboard is being activated; before launching.',
    },
  },
  afterOwnMovement: {
    name: {
      hu: 'A saját aktivált osztag minden hajója mozgott, a harc szakasza előtt.',
      en: 'All ships of your activated squadron have moved; before the combat segment.',
    },
  },
  ownShipHit: {
    name: {
      hu: 'Saját hajó elleni támadásból a védelem után legalább 1 találat maradt.',
      en: 'An attack on your ship has at least 1 hit left after defences.',
    },
  },
  beforeOwnShieldDice: {
    name: {
      hu: 'Saját hajót legalább 1 találat ért, a pajzskockái előtt.',
      en: 'An attack with at least 1 hit on your ship; before its shield dice.',
    },
  },
  torpedoHitsOnOwnShip: {
    name: {
      hu: 'Saját hajót legalább 1 torpedótalálat ért, a PD-kockák előtt.',
      en: 'A torpedo attack has at least 1 hit on your ship; before PD dice.',
    },
  },
  beforeOwnPdDice: {
    name: {
      hu: 'Saját hajó PD-kockát készül dobni, bármely használatra.',
      en: 'An own ship is about to roll PD dice for any of their uses.',
    },
  },
  enemySOrACard: { name: { hu: 'Ellenfél éppen S vagy A kártyát játszott ki.', en: 'An enemy has just played an S or A card.' } },
  enemyAOrRCard: { name: { hu: 'Ellenfél éppen A vagy R kártyát játszott ki.', en: 'An enemy has just played an A or R card.' } },
  criticalRollOnOwnShip: {
    name: {
      hu: 'Saját hajó kritikusának 2D6-ja megvan, a hatás előtt.',
      en: 'The 2D6 of a critical hit on your ship have been rolled; before the effect.',
    },
  },
  criticalEffectOnOwnShip: {
    name: {
      hu: 'Tartós hatású kritikus eredmény készül érvényesülni saját hajón.',
      en: 'A critical result with a lasting effect is about to be applied to your ship.',
    },
  },
  boardingFightOnOwnShip: {
    name: { hu: 'Saját hajó fedélzetén harci kör kezdődik.', en: 'A boarding fight round aboard your ship begins.' },
  },
  enemySquadronMoved: {
    name: { hu: 'Ellenséges osztag befejezte a mozgási szakaszát.', en: 'An enemy squadron has finished its movement segment.' },
  },
  ownShipSurvivedAttack: {
    name: {
      hu: 'Saját hajó elleni támadás véget ért, és a hajó nem semmisült meg, nem foglalták el.',
      en: 'An attack on your ship has been fully resolved and the ship is not destroyed or captured.',
    },
  },
  ownShipDestroyed: {
    name: {
      hu: 'Saját hajó támadás, akna vagy robbanás miatt megsemmisültként készül lekerülni; nem asztalon kívül és nem bolygóban.',
      en: 'An own ship is about to be removed as destroyed by an attack, a mine or an explosion; not off the table or in a planet.',
    },
  },
  ownWingsDrivenOff: {
    name: { hu: 'Saját rajokat éppen elűztek, a mozgatásuk előtt.', en: 'Own wings have just been driven off; before they are moved.' },
  },
}
