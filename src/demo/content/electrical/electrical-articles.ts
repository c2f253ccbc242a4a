import type { DemoArticle } from '../demo-content.ts';
import { cableSizingAndVoltageDrop } from './cable-sizing-and-voltage-drop.ts';
import { circuitBreakersAndSelectivity } from './circuit-breakers-and-selectivity.ts';
import { ipDegreesOfProtection } from './ip-degrees-of-protection.ts';

export const electricalArticles: readonly DemoArticle[] = [
  cableSizingAndVoltageDrop,
  circuitBreakersAndSelectivity,
  ipDegreesOfProtection,
];
