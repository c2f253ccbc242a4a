import type { DemoArticle } from '../demo-content.ts';
import { choosingElectricMotor } from './choosing-electric-motor.ts';
import { choosingFrequencyDrive } from './choosing-frequency-drive.ts';
import { couplingsAndAlignment } from './couplings-and-alignment.ts';
import { gearUnitsAndServiceFactor } from './gear-units-and-service-factor.ts';
import { readingMotorNameplate } from './reading-motor-nameplate.ts';
import { rollerChainDrives } from './roller-chain-drives.ts';
import { starDeltaSoftStarterOrDrive } from './star-delta-soft-starter-or-drive.ts';
import { vBeltDrives } from './v-belt-drives.ts';

export const drivesArticles: readonly DemoArticle[] = [
  choosingElectricMotor,
  readingMotorNameplate,
  starDeltaSoftStarterOrDrive,
  choosingFrequencyDrive,
  vBeltDrives,
  rollerChainDrives,
  gearUnitsAndServiceFactor,
  couplingsAndAlignment,
];
