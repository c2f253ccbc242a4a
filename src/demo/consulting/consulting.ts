import type { Branch } from '../leaf.ts';
import { electrical } from './electrical.ts';
import { management } from './management.ts';
import { mechanical } from './mechanical.ts';

export const consultingBranches: Branch[] = [mechanical, electrical, management];
