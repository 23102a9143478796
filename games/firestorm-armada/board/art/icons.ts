import aerialSignal from 'game-icon:aerial-signal'
import afterburn from 'game-icon:afterburn'
import airtightHatch from 'game-icon:airtight-hatch'
import allForOne from 'game-icon:all-for-one'
import antiAircraftGun from 'game-icon:anti-aircraft-gun'
import asteroid from 'game-icon:asteroid'
import autoRepair from 'game-icon:auto-repair'
import boltShield from 'game-icon:bolt-shield'
import bullseye from 'game-icon:bullseye'
import cancel from 'game-icon:cancel'
import cannon from 'game-icon:cannon'
import clockwiseRotation from 'game-icon:clockwise-rotation'
import compass from 'game-icon:compass'
import contract from 'game-icon:contract'
import crackedShield from 'game-icon:cracked-shield'
import deathSkull from 'game-icon:death-skull'
import divergence from 'game-icon:divergence'
import dodging from 'game-icon:dodging'
import electric from 'game-icon:electric'
import energyShield from 'game-icon:energy-shield'
import explosionRays from 'game-icon:explosion-rays'
import eyeTarget from 'game-icon:eye-target'
import fireExtinguisher from 'game-icon:fire-extinguisher'
import incomingRocket from 'game-icon:incoming-rocket'
import invisible from 'game-icon:invisible'
import ironHulledWarship from 'game-icon:iron-hulled-warship'
import landMine from 'game-icon:land-mine'
import laserTurret from 'game-icon:laser-turret'
import lightningArc from 'game-icon:lightning-arc'
import metalPlate from 'game-icon:metal-plate'
import mightySpanner from 'game-icon:mighty-spanner'
import missileSwarm from 'game-icon:missile-swarm'
import multipleTargets from 'game-icon:multiple-targets'
import nuclear from 'game-icon:nuclear'
import onTarget from 'game-icon:on-target'
import powerButton from 'game-icon:power-button'
import radioTower from 'game-icon:radio-tower'
import rocketFlight from 'game-icon:rocket-flight'
import rocketThruster from 'game-icon:rocket-thruster'
import rollingDices from 'game-icon:rolling-dices'
import ruleBook from 'game-icon:rule-book'
import sabersChoc from 'game-icon:sabers-choc'
import shieldEchoes from 'game-icon:shield-echoes'
import shieldReflect from 'game-icon:shield-reflect'
import smallFire from 'game-icon:small-fire'
import splitCross from 'game-icon:split-cross'
import starMedal from 'game-icon:star-medal'
import starfighter from 'game-icon:starfighter'
import staticWaves from 'game-icon:static-waves'
import strafe from 'game-icon:strafe'
import sun from 'game-icon:sun'
import switchWeapon from 'game-icon:switch-weapon'
import threeFriends from 'game-icon:three-friends'
import torpedo from 'game-icon:torpedo'
import unplugged from 'game-icon:unplugged'
import vortex from 'game-icon:vortex'
import windHole from 'game-icon:wind-hole'

/** The icons of game-icons.net that the board uses: the content of each icon's 512 x 512 box (see CREDITS.md). */
export const icons = {
  'aerial-signal': aerialSignal,
  afterburn,
  'airtight-hatch': airtightHatch,
  'all-for-one': allForOne,
  'anti-aircraft-gun': antiAircraftGun,
  asteroid,
  'auto-repair': autoRepair,
  'bolt-shield': boltShield,
  bullseye,
  cancel,
  cannon,
  'clockwise-rotation': clockwiseRotation,
  compass,
  contract,
  'cracked-shield': crackedShield,
  'death-skull': deathSkull,
  divergence,
  dodging,
  electric,
  'energy-shield': energyShield,
  'explosion-rays': explosionRays,
  'eye-target': eyeTarget,
  'fire-extinguisher': fireExtinguisher,
  'incoming-rocket': incomingRocket,
  invisible,
  'iron-hulled-warship': ironHulledWarship,
  'land-mine': landMine,
  'laser-turret': laserTurret,
  'lightning-arc': lightningArc,
  'metal-plate': metalPlate,
  'mighty-spanner': mightySpanner,
  'missile-swarm': missileSwarm,
  'multiple-targets': multipleTargets,
  nuclear,
  'on-target': onTarget,
  'power-button': powerButton,
  'radio-tower': radioTower,
  'rocket-flight': rocketFlight,
  'rocket-thruster': rocketThruster,
  'rolling-dices': rollingDices,
  'rule-book': ruleBook,
  'sabers-choc': sabersChoc,
  'shield-echoes': shieldEchoes,
  'shield-reflect': shieldReflect,
  'small-fire': smallFire,
  'split-cross': splitCross,
  'star-medal': starMedal,
  starfighter,
  'static-waves': staticWaves,
  strafe,
  sun,
  'switch-weapon': switchWeapon,
  'three-friends': threeFriends,
  torpedo,
  unplugged,
  vortex,
  'wind-hole': windHole,
} as const

export type IconName = keyof typeof icons
