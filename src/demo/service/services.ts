import type { Branch } from '../leaf.ts';
import { forming } from './forming.ts';
import { inspection } from './inspection.ts';
import { machining } from './machining.ts';
import { maintenance } from './maintenance.ts';
import { surface } from './surface.ts';

export const serviceBranches: Branch[] = [machining, forming, surface, inspection, maintenance];
