import type { DemoArticle } from '../demo-content.ts';
import { bearingChoosingType } from './bearing-choosing-type.ts';
import { bearingGreasing } from './bearing-greasing.ts';
import { bearingHousingsAndAlignment } from './bearing-housings-and-alignment.ts';
import { bearingLifeL10 } from './bearing-life-l10.ts';
import { bearingMountingAndFits } from './bearing-mounting-and-fits.ts';
import { bearingReadingDesignation } from './bearing-reading-designation.ts';
import { shaftLipSealSizes } from './shaft-lip-seal-sizes.ts';

export const bearingsArticles: readonly DemoArticle[] = [
  bearingChoosingType,
  bearingReadingDesignation,
  bearingLifeL10,
  bearingMountingAndFits,
  bearingHousingsAndAlignment,
  bearingGreasing,
  shaftLipSealSizes,
];
