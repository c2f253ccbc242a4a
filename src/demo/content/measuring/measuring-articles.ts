import type { DemoArticle } from '../demo-content.ts';
import { pressureGaugeRangeClassConnection } from './pressure-gauge-range-class-connection.ts';
import { preventiveMaintenanceOfRotatingEquipment } from './preventive-maintenance-of-rotating-equipment.ts';
import { pt100AndThermocouples } from './pt100-and-thermocouples.ts';

export const measuringArticles: readonly DemoArticle[] = [
  pressureGaugeRangeClassConnection,
  preventiveMaintenanceOfRotatingEquipment,
  pt100AndThermocouples,
];
