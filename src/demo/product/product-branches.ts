import type { Branch } from '../leaf.ts';
import { airAndHeat } from './air-and-heat.ts';
import { automation } from './automation.ts';
import { cables } from './cables.ts';
import { cutting } from './cutting.ts';
import { fasteners } from './fasteners.ts';
import { fluidPower } from './fluid-power.ts';
import { handling } from './handling.ts';
import { instruments } from './instruments.ts';
import { lightingAndSolar } from './lighting.ts';
import { chemicals } from './lubricants.ts';
import { motors } from './motors.ts';
import { piping } from './piping.ts';
import { powerEquipment } from './power-equipment.ts';
import { pumps } from './pumps.ts';
import { rollingBearings } from './rolling-bearings.ts';
import { safety } from './safety.ts';
import { sealing } from './sealing.ts';
import { steel } from './steel.ts';
import { switchgear } from './switchgear.ts';
import { transmission } from './transmission.ts';
import { valves } from './valves.ts';
import { welding } from './welding.ts';

export const productBranches: Branch[] = [
  rollingBearings,
  fasteners,
  steel,
  piping,
  valves,
  pumps,
  motors,
  transmission,
  sealing,
  cables,
  switchgear,
  powerEquipment,
  instruments,
  automation,
  fluidPower,
  airAndHeat,
  welding,
  cutting,
  handling,
  safety,
  chemicals,
  lightingAndSolar,
];
